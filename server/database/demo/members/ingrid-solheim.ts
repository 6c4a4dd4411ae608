import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const ingridSolheim: DemoMember = {
  handle: "ingrid-solheim",
  name: "Ingrid Solheim",
  pronouns: "she/her",
  role: {
    en: "Head of Studio Nord",
    fr: "Directrice de Studio Nord",
    no: "Leder av Studio Nord",
  },
  headline: {
    en: "I run a studio of nine in Oslo. We design for people who are tired, wet or late.",
    fr: "Je dirige un studio de neuf personnes à Oslo. Nous dessinons pour les gens pressés ou fatigués.",
    no: "Jeg leder et studio på ni i Oslo. Vi tegner for folk som er trøtte, våte eller sent ute.",
  },
  about: {
    en: prose`
      Studio Nord began in 2014 with two desks and a ferry timetable. Twelve years later we are nine
      people, and most of our work is still for those who move others around: ferry lines, night
      trains, two hospitals and one very small airport.

      My part is the beginning and the end. I write the brief while the client talks, and I stand
      on the quay with a stopwatch when the new signs are up. In between I keep the team small, the
      meetings short and the word “premium” out of the room.

      I teach one week a year at the art school in Bergen, and I am on the jury of any prize that
      promises to visit the places it awards.
    `,
    fr: prose`
      Studio Nord est né en 2014 avec deux tables et un horaire de ferry. Douze ans plus tard, nous
      sommes neuf, et l’essentiel de notre travail reste pour ceux qui transportent les autres :
      compagnies de ferry, trains de nuit, deux hôpitaux et un tout petit aéroport.

      Ma part, c’est le début et la fin. J’écris le brief pendant que le client parle, et je suis sur
      le quai avec un chronomètre quand les nouveaux panneaux sont posés. Entre les deux, je veille à
      ce que l’équipe reste petite, les réunions courtes et le mot « premium » à la porte.

      J’enseigne une semaine par an à l’école d’art de Bergen, et je rejoins volontiers le jury d’un
      prix qui promet de visiter les lieux qu’il récompense.
    `,
    no: prose`
      Studio Nord startet i 2014 med to pulter og en fergerute. Tolv år senere er vi ni, og det
      meste av jobben er fortsatt for dem som frakter andre: fergerederier, nattog, to sykehus og én
      svært liten flyplass.

      Min del er begynnelsen og slutten. Jeg skriver briefen mens kunden snakker, og jeg står på
      kaia med stoppeklokke når de nye skiltene er oppe. Imellom passer jeg på at teamet er lite,
      møtene korte og ordet «premium» utenfor døra.

      Én uke i året underviser jeg på kunsthøgskolen i Bergen, og jeg sitter gjerne i juryen for en
      pris som lover å besøke stedene den belønner.
    `,
  },
  city: "Oslo",
  country: "NO",
  timeZone: "Europe/Oslo",
  skills: ["Creative direction", "Service design", "Wayfinding", "Brief writing", "Field testing"],
  tools: ["Figma", "Pen and paper", "Stopwatch", "Miro"],
  languages: [
    { code: "no", level: "native" },
    { code: "en", level: "fluent" },
    { code: "fr", level: "working" },
  ],
  links: [
    { label: "studionord.example", url: "https://studionord.example" },
    { label: "Mastodon", url: "https://social.example/@ingrid" },
  ],
  availability: "limited",
  availableFrom: "2027-02-01",
  cover: "/artwork/waves-10.svg",
  email: "editor@atelier.test",
};
