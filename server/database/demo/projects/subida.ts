import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p } from "../writing.ts";

export const project: DemoProject = {
  slug: "subida",
  type: "games-and-spaces",
  stage: "IN_PROGRESS",
  featured: true,
  title: { en: "Subida", fr: "Subida", no: "Subida" },
  description: {
    en: "A game about getting up a hill: nineteen lifts, one bus, and your grandmother’s shopping.",
    fr: "Un jeu où l’on monte une colline\u202f: dix-neuf funiculaires, un bus et les courses de grand-mère.",
    no: "Et spill om å komme seg opp en bakke: nitten heiser, én buss og handleposene til bestemor.",
  },
  content: {
    en: doc(
      p(`
        Valparaíso has nineteen lifts, most of them closed on the day you need them. *Subida* begins at
        the harbour with two bags and ends at a door. You can’t lose. You can be late, and then dinner
        is cold and she says nothing about it.
      `),
      p("Out in autumn 2027. The first hill can be played in the browser."),
    ),
    fr: doc(
      p(`
        Valparaíso compte dix-neuf funiculaires, la plupart fermés le jour où l’on en a besoin.
        *Subida* commence au port avec deux sacs et finit devant une porte. On ne peut pas perdre. On
        peut être en retard : le dîner est froid, et elle n’en dit rien.
      `),
      p("Sortie à l’automne 2027. La première colline se joue dans le navigateur."),
    ),
    no: doc(
      p(`
        Valparaíso har nitten heiser, og de fleste er stengt den dagen du trenger dem. *Subida* begynner
        ved havna med to poser og slutter ved en dør. Du kan ikke tape. Du kan komme for sent, og da er
        middagen kald, og hun sier ingenting om det.
      `),
      p("Kommer høsten 2027. Den første bakken kan spilles i nettleseren."),
    ),
  },
  cover: "/artwork/pixels-20.svg",
  coverAlt: {
    en: "A cable car climbs past clouds towards a house on a pixelated hill",
    fr: "Une cabine monte entre les nuages vers une maison, sur une colline en pixels",
    no: "En heis klatrer forbi skyer mot et hus på en bakke av piksler",
  },
  tags: ["pixel art", "games", "level art"],
  tools: ["Aseprite", "Godot", "42 colours"],
  startedOn: "2025-10-06",
  liveUrl: "https://subida.example",
  owners: [
    { handle: "valentina-rojas", part: "Pictures, levels, story" },
    { handle: "yuki-tanaka", part: "Sound" },
    { handle: "noah-weiss", part: "Light", status: "PENDING" },
  ],
  media: [
    {
      url: "/artwork/pixels-150.svg",
      alt: {
        en: "The same hill in green: morning",
        fr: "La même colline en vert\u202f: le matin",
        no: "Samme bakke i grønt: morgen",
      },
      title: { en: "Forty-two colours", fr: "Quarante-deux couleurs", no: "Førtito farger" },
      content: {
        en: prose`
          The palette is counted, not chosen: 42 house colours on Cerro Alegre, photographed at noon.
          Times of day exchange them by a table, so a hill is drawn once and lit five times.
        `,
        fr: prose`
          La palette est comptée, non choisie : 42 couleurs de façades du Cerro Alegre, photographiées
          à midi. Un tableau les remplace selon l’heure ; une colline est dessinée une fois et éclairée
          cinq fois.
        `,
        no: prose`
          Paletten er talt, ikke valgt: 42 husfarger på Cerro Alegre, fotografert midt på dagen. En
          tabell bytter dem ut etter klokka, så en bakke tegnes én gang og lyssettes fem.
        `,
      },
    },
    {
      url: "/artwork/steps-20.svg",
      alt: {
        en: "Steps in red and brown with a dark ball on the third",
        fr: "Des marches rouges et brunes, une boule sombre sur la troisième",
        no: "Trapper i rødt og brunt med en mørk kule på den tredje",
      },
      title: { en: "Hill four", fr: "Colline quatre", no: "Bakke fire" },
      caption: {
        en: "A sketch of the stairs that everyone in the test walked past.",
        fr: "Esquisse de l’escalier devant lequel tous les testeurs sont passés sans le voir.",
        no: "Skisse av trappa alle i testen gikk forbi.",
      },
    },
  ],
  integrations: [
    {
      kind: "GITHUB",
      url: "https://github.example/subida-example/tools",
      label: "Export script for Aseprite",
    },
    { kind: "YOUTUBE", url: "https://youtube.example/subida", label: "A hill a month" },
  ],
  likes: ["amara-okafor", "yuki-tanaka", "noah-weiss", "liam-chen", "tomas-rivera", "freya-holm"],
  publishedAt: "2026-04-22T15:00:00+02:00",
};
