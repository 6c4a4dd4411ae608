import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const noahWeiss: DemoMember = {
  handle: "noah-weiss",
  name: "Noah Weiss",
  pronouns: "he/him",
  role: { en: "3D artist", fr: "Artiste 3D", no: "3D-kunstner" },
  headline: {
    en: "Rooms that do not exist yet, lit as if somebody had just left them.",
    fr: "Des pièces qui n’existent pas encore, éclairées comme si l’on venait d’en sortir.",
    no: "Rom som ikke finnes ennå, belyst som om noen nettopp gikk ut av dem.",
  },
  about: {
    en: prose`
      I trained as a stage designer at a theatre in Vienna, and I still build a room from the door
      inwards: who comes in, what do they see first, where would they put the keys. Only then do I
      think about the sofa.

      I make pictures and short films for architects, furniture makers and exhibitions. A scene of
      mine can be walked through, and it carries the right sun for its street, also in February. If
      the flat will be dark at four, the picture will be dark at four, and we talk about lamps.

      I deliver tidy files. Every object has a name that a stranger can read, in centimetres, with
      its source.
    `,
    fr: prose`
      J’ai appris la scénographie dans un théâtre viennois, et je construis encore une pièce à partir
      de la porte : qui entre, que voit-on d’abord, où poserait-on les clés. Le canapé vient après.

      Je réalise des images et de courts films pour des architectes, des fabricants de meubles et des
      expositions. On peut se promener dans mes scènes, et elles ont le vrai soleil de leur rue, même
      en février. Si l’appartement est sombre à seize heures, l’image le sera aussi, et nous parlerons
      de lampes.

      Je livre des fichiers rangés. Chaque objet porte un nom lisible par une inconnue, en centimètres,
      avec sa source.
    `,
    no: prose`
      Jeg er utdannet scenograf ved et teater i Wien, og bygger fortsatt et rom fra døra og innover:
      Hvem kommer inn, hva ser de først, hvor ville de lagt nøklene? Først da tenker jeg på sofaen.

      Jeg lager bilder og korte filmer for arkitekter, møbelprodusenter og utstillinger. Du kan gå
      rundt i scenene mine, og de har riktig sol for gata si, også i februar. Blir leiligheten mørk
      klokka fire, blir bildet mørkt klokka fire, og så snakker vi om lamper.

      Jeg leverer ryddige filer. Hvert objekt har et navn en fremmed kan lese, i centimeter og med
      kilde.
    `,
  },
  city: "Vienna",
  country: "AT",
  timeZone: "Europe/Vienna",
  skills: ["3D modelling", "Lighting", "Architectural visualisation", "Set design"],
  tools: ["Blender", "Houdini", "Unreal Engine", "Cardboard"],
  languages: [
    { code: "de", level: "native" },
    { code: "en", level: "fluent" },
  ],
  links: [
    { label: "noahweiss.example", url: "https://noahweiss.example" },
    { label: "Films", url: "https://video.example/noah-weiss" },
  ],
  availability: "open",
  cover: "/artwork/quarters-285.svg",
  email: "noah-weiss@atelier.test",
};
