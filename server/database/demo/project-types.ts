import type { Text } from "./text.ts";

export interface DemoProjectType {
  slug: string;
  name: Text;
  icon: string;
  color: "default" | "cyan" | "purple" | "blue" | "orange" | "red";
}

/** In the order in which they are listed. */
export const projectTypes: DemoProjectType[] = [
  {
    slug: "identity",
    name: { en: "Identity", fr: "Identité", no: "Identitet" },
    icon: "tabler:stack-2",
    color: "orange",
  },
  {
    slug: "web",
    name: { en: "Web", fr: "Web", no: "Nett" },
    icon: "tabler:code",
    color: "blue",
  },
  {
    slug: "type",
    name: { en: "Type", fr: "Caractères", no: "Skrift" },
    icon: "tabler:typography",
    color: "default",
  },
  {
    slug: "wayfinding",
    name: { en: "Wayfinding", fr: "Signalétique", no: "Skilting" },
    icon: "tabler:map-pin",
    color: "cyan",
  },
  {
    slug: "motion",
    name: { en: "Motion and film", fr: "Animation et film", no: "Animasjon og film" },
    icon: "tabler:movie",
    color: "red",
  },
  {
    slug: "sound",
    name: { en: "Sound", fr: "Son", no: "Lyd" },
    icon: "tabler:volume",
    color: "purple",
  },
  {
    slug: "objects",
    name: { en: "Objects", fr: "Objets", no: "Gjenstander" },
    icon: "tabler:cube",
    color: "orange",
  },
  {
    slug: "images",
    name: { en: "Images", fr: "Images", no: "Bilder" },
    icon: "tabler:photo",
    color: "blue",
  },
  {
    slug: "games-and-spaces",
    name: { en: "Games and spaces", fr: "Jeux et espaces", no: "Spill og rom" },
    icon: "tabler:device-gamepad",
    color: "purple",
  },
];
