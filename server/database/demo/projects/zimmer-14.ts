import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p } from "../writing.ts";

export const project: DemoProject = {
  slug: "zimmer-14",
  type: "games-and-spaces",
  title: { en: "Zimmer 14", fr: "Zimmer 14", no: "Zimmer 14" },
  description: {
    en: "A hotel before it was built: one room, every hour of a February day.",
    fr: "Un hôtel avant sa construction\u202f: une chambre, toutes les heures d’une journée de février.",
    no: "Et hotell før det ble bygd: ett rom, hver time av en februardag.",
  },
  content: {
    en: doc(
      p(`
        The architect showed the room in June, at noon, and everyone signed. I was asked for prettier
        pictures. I delivered February instead: 24 views of room 14, one an hour, with the sun of its
        own street. At four it was dark. The window moved by 40 cm, which costs less on paper.
      `),
    ),
    fr: doc(
      p(`
        L’architecte montrait la chambre en juin, à midi, et tout le monde signait. On me demandait de
        plus jolies images. J’ai livré février : 24 vues de la chambre 14, une par heure, avec le soleil
        de sa rue. À seize heures, il faisait noir. La fenêtre a bougé de 40 cm, ce qui coûte moins cher
        sur le papier.
      `),
    ),
    no: doc(
      p(`
        Arkitekten viste rommet i juni, midt på dagen, og alle skrev under. Jeg ble bedt om penere
        bilder. I stedet leverte jeg februar: 24 bilder av rom 14, ett i timen, med sola i sin egen
        gate. Klokka fire var det mørkt. Vinduet ble flyttet 40 cm, og det er billigere på papir.
      `),
    ),
  },
  cover: "/artwork/room-290.svg",
  coverAlt: {
    en: "A violet room with a bed, a cube and one window",
    fr: "Une chambre violette, un lit, un cube et une fenêtre",
    no: "Et fiolett rom med en seng, en kube og ett vindu",
  },
  tags: ["architecture", "lighting", "visualisation"],
  tools: ["Blender", "Sun tables", "A tape measure"],
  client: { name: "Hotel am Kanal", url: "https://hotelamkanal.example" },
  startedOn: "2025-01-13",
  endedOn: "2025-05-09",
  owners: [{ handle: "noah-weiss", part: "Model and light" }],
  media: [
    {
      url: "/artwork/room-40.svg",
      alt: {
        en: "The same room in warm tones: eight in the morning",
        fr: "La même chambre en tons chauds\u202f: huit heures du matin",
        no: "Det samme rommet i varme toner: klokka åtte om morgenen",
      },
      title: { en: "Eight o’clock", fr: "Huit heures", no: "Klokka åtte" },
      content: {
        en: prose`The sun reaches the pillow for eleven minutes. The bed stayed where it was.`,
        fr: prose`Le soleil touche l’oreiller pendant onze minutes. Le lit est resté où il était.`,
        no: prose`Sola når puta i elleve minutter. Senga ble stående der den sto.`,
      },
    },
    {
      url: "/artwork/steps-265.svg",
      alt: {
        en: "Blue and violet steps: the light of a day as heights",
        fr: "Des marches bleues et violettes\u202f: la lumière d’une journée en hauteurs",
        no: "Blå og fiolette trinn: lyset gjennom en dag som høyder",
      },
      title: { en: "A day as stairs", fr: "Une journée en escalier", no: "En dag som trapp" },
    },
  ],
  likes: ["amara-okafor", "zeynep-kaya", "valentina-rojas"],
  publishedAt: "2025-05-20T11:00:00+02:00",
};
