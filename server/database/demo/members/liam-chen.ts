import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const liamChen: DemoMember = {
  handle: "liam-chen",
  name: "Liam Chen",
  pronouns: "he/him",
  role: { en: "Film editor", fr: "Monteur", no: "Filmklipper" },
  headline: {
    en: "Documentary editor. I look for the second at which somebody stops performing.",
    fr: "Montage documentaire. Je cherche la seconde où quelqu’un cesse de jouer un rôle.",
    no: "Dokumentarklipper. Jeg leter etter sekundet da noen slutter å spille en rolle.",
  },
  about: {
    en: prose`
      Give me ninety hours and I will give you back fifty-two minutes. I cut documentaries in
      Toronto, mostly about work: nurses, long-haul drivers, the last typewriter mechanic of Ontario.

      I watch everything once without stopping and without notes. What I remember the next morning is
      the film; the rest is evidence. Then I build it on cards on the floor, and the director walks
      through it in socks.

      For studios and makers I cut short portraits, three minutes and under, with sound that works in
      a tram and captions written by a person. I am slow in the first week and fast in the last, and I
      have never missed a broadcast.
    `,
    fr: prose`
      Donnez-moi quatre-vingt-dix heures, je vous en rends cinquante-deux minutes. Je monte des
      documentaires à Toronto, le plus souvent sur le travail : des infirmières, des routiers, le
      dernier réparateur de machines à écrire de l’Ontario.

      Je regarde tout une fois, sans m’arrêter et sans notes. Ce dont je me souviens le lendemain,
      c’est le film ; le reste, ce sont des preuves. Ensuite je le construis au sol, sur des fiches, et
      la réalisatrice le traverse en chaussettes.

      Pour les studios et les artisans, je monte des portraits de trois minutes au plus, avec un son
      qui tient dans un tram et des sous-titres écrits par quelqu’un. Lent la première semaine, rapide
      la dernière, jamais en retard à l’antenne.
    `,
    no: prose`
      Gi meg nitti timer, så får du femtito minutter tilbake. Jeg klipper dokumentarer i Toronto, mest
      om arbeid: sykepleiere, langtransportsjåfører, den siste skrivemaskinmekanikeren i Ontario.

      Jeg ser alt én gang uten å stoppe og uten notater. Det jeg husker neste morgen, er filmen.
      Resten er bevis. Så bygger jeg den på kort på gulvet, og regissøren går gjennom den i
      sokkelesten.

      For studioer og håndverkere klipper jeg korte portretter, tre minutter og kortere, med lyd som
      fungerer på trikken og teksting skrevet av et menneske. Jeg er treg den første uken og rask den
      siste, og har aldri kommet for sent til sending.
    `,
  },
  city: "Toronto",
  country: "CA",
  timeZone: "America/Toronto",
  skills: ["Film editing", "Documentary", "Sound editing", "Captions", "Story structure"],
  tools: ["DaVinci Resolve", "Avid", "Index cards", "Headphones"],
  languages: [
    { code: "en", level: "native" },
    { code: "zh", level: "fluent" },
    { code: "fr", level: "fluent" },
  ],
  links: [
    { label: "liamchen.example", url: "https://liamchen.example" },
    { label: "Reel", url: "https://video.example/liam-chen" },
  ],
  availability: "booked",
  availableFrom: "2027-04-12",
  cover: "/artwork/waves-255.svg",
  email: "liam-chen@atelier.test",
};
