import type { Text } from "./text.ts";

export interface DemoMemberType {
  slug: string;
  name: Text;
  description: Text;
  icon: string;
  color: "default" | "cyan" | "purple" | "blue" | "orange" | "red";
  /** Handles of the members of this type */
  members: string[];
}

export const memberTypes: DemoMemberType[] = [
  {
    slug: "designer",
    name: { en: "Designer", fr: "Designer", no: "Designer" },
    description: {
      en: "Type, books, identities, services and what they are printed on.",
      fr: "Caractères, livres, identités, services et ce sur quoi on les imprime.",
      no: "Skrift, bøker, identiteter, tjenester og det de trykkes på.",
    },
    icon: "tabler:palette",
    color: "orange",
    members: [
      "ingrid-solheim",
      "mathis-laurent",
      "freya-holm",
      "lea-brandt",
      "tomas-rivera",
      "zeynep-kaya",
      "amara-okafor",
    ],
  },
  {
    slug: "developer",
    name: { en: "Developer", fr: "Développement", no: "Utvikler" },
    description: {
      en: "Makes it run, and keeps it running.",
      fr: "Celles et ceux qui font marcher les choses, et les gardent en marche.",
      no: "De som får det til å virke, og holder det i gang.",
    },
    icon: "tabler:code",
    color: "blue",
    members: ["jonas-berg", "elias-nygaard", "sofia-lindqvist", "priya-raman"],
  },
  {
    slug: "artist",
    name: { en: "Artist", fr: "Artiste", no: "Kunstner" },
    description: {
      en: "Drawings, clay, worlds in three dimensions.",
      fr: "Dessins, argile, mondes en trois dimensions.",
      no: "Tegninger, leire, verdener i tre dimensjoner.",
    },
    icon: "tabler:brush",
    color: "purple",
    members: ["kari-nilsen", "ines-carvalho", "noah-weiss", "valentina-rojas"],
  },
  {
    slug: "image-and-sound",
    name: { en: "Image and sound", fr: "Image et son", no: "Bilde og lyd" },
    description: {
      en: "Photographs, films, and what one hears with them.",
      fr: "Photographies, films, et ce qu’on entend avec.",
      no: "Fotografier, filmer, og det man hører til dem.",
    },
    icon: "tabler:camera",
    color: "cyan",
    members: ["chloe-martin", "liam-chen", "yuki-tanaka"],
  },
  {
    slug: "writer",
    name: { en: "Writer", fr: "Rédaction", no: "Skribent" },
    description: {
      en: "Words on screens and in print.",
      fr: "Les mots, à l’écran et imprimés.",
      no: "Ord på skjerm og på trykk.",
    },
    icon: "tabler:pencil",
    color: "red",
    members: ["saoirse-byrne"],
  },
];
