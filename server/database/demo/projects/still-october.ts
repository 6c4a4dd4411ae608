import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p } from "../writing.ts";

export const project: DemoProject = {
  slug: "still-october",
  type: "images",
  stage: "IN_PROGRESS",
  title: { en: "Still, October", fr: "Still, October" },
  description: {
    en: "One vase, one window, thirty-one mornings. Every autumn since 2021.",
    fr: "Un vase, une fenêtre, trente et un matins. Chaque automne depuis 2021.",
  },
  content: {
    en: doc(
      p(`
        No lamp, no reflector, no retouching, at eight o’clock. It began as a calendar for a pottery
        and goes on because the window keeps changing its mind.
      `),
    ),
    fr: doc(
      p(`
        Ni lampe, ni réflecteur, ni retouche, à huit heures. C’était un calendrier pour une poterie ;
        cela continue, parce que la fenêtre change d’avis.
      `),
    ),
  },
  cover: "/artwork/still-life-20.svg",
  coverAlt: {
    en: "A dark vase with two leaves, an orange fruit and a dark one on a pink table",
    fr: "Un vase sombre à deux feuilles, un fruit orange et un fruit noir sur une table rose",
  },
  tags: ["photography", "still life", "natural light"],
  tools: ["One window to the north", "White cardboard"],
  startedOn: "2021-10-01",
  owners: [
    { handle: "chloe-martin", part: "Photographs" },
    { handle: "ines-carvalho", part: "The vase" },
  ],
  media: [
    {
      url: "/artwork/still-life-185.svg",
      alt: {
        en: "The vase in blue light, one fruit",
        fr: "Le vase dans une lumière bleue, un fruit",
      },
      title: { en: "9 October", fr: "9 octobre" },
      content: {
        en: prose`Four minutes before the rain the glaze goes green. The pottery now sells that green.`,
        fr: prose`Quatre minutes avant la pluie, l’émail verdit. La poterie vend désormais ce vert.`,
      },
    },
    {
      url: "/artwork/jars-185.svg",
      alt: {
        en: "Three vessels against a pale blue wall",
        fr: "Trois récipients devant un mur bleu pâle",
      },
      title: { en: "23 October", fr: "23 octobre" },
    },
    {
      url: "/artwork/still-life-340.svg",
      alt: { en: "The vase in a red morning", fr: "Le vase, un matin rouge" },
      title: { en: "31 October", fr: "31 octobre" },
    },
  ],
  likes: ["ines-carvalho", "kari-nilsen", "mathis-laurent", "noah-weiss", "liam-chen"],
  publishedAt: "2026-11-02T08:00:00+01:00",
};
