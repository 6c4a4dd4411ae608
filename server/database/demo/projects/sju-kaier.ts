import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p } from "../writing.ts";

export const project: DemoProject = {
  slug: "sju-kaier",
  type: "motion",
  featured: true,
  title: { en: "Sju kaier", fr: "Sju kaier", no: "Sju kaier" },
  description: {
    en: "Seven quays in one title sequence, cut to the rhythm of a mooring line.",
    fr: "Sept quais dans un seul générique, monté au rythme d’une amarre.",
    no: "Sju kaier i én tittelsekvens, klippet til rytmen av et fortøyningstau.",
  },
  content: {
    en: doc(
      p(`
        Seven episodes, seven harbours, and a title that must not be skipped. So it never lasts longer
        than nineteen seconds, and it is never the same: the light is that of the hour in which you
        watch.
      `),
      p(`
        The sound came first. Yuki recorded a line as it took the weight of a ship, and every cut falls
        where the rope creaks.
      `),
    ),
    fr: doc(
      p(`
        Sept épisodes, sept ports, et un générique que personne ne doit avoir envie de passer. Il ne
        dure donc jamais plus de dix-neuf secondes et n’est jamais le même : sa lumière est celle de
        l’heure à laquelle on regarde.
      `),
      p(`
        Le son est venu d’abord. Yuki a enregistré une amarre au moment où elle prenait le poids du
        navire, et chaque coupe tombe sur un craquement de la corde.
      `),
    ),
    no: doc(
      p(`
        Sju episoder, sju havner og en vignett ingen skal ha lyst til å hoppe over. Derfor varer den
        aldri mer enn nitten sekunder, og den er aldri den samme: Lyset er lyset i den timen du ser på.
      `),
      p(`
        Lyden kom først. Yuki tok opp et tau idet det fikk vekta av et skip, og hvert klipp faller der
        tauet knirker.
      `),
    ),
  },
  cover: "/artwork/frames-95.svg",
  coverAlt: {
    en: "A strip of film with three hills and a moving sun",
    fr: "Une bande de film\u202f: trois collines et un soleil qui se déplace",
    no: "En filmstripe med tre åser og ei sol som flytter seg",
  },
  tags: ["title sequence", "motion design", "field recording"],
  tools: ["After Effects", "Reaper", "Contact microphones"],
  client: { name: "Kystfilm", url: "https://kystfilm.example" },
  startedOn: "2025-04-01",
  endedOn: "2025-09-12",
  liveUrl: "https://kystfilm.example/sju-kaier",
  owners: [
    { handle: "amara-okafor", part: "Direction and animation" },
    { handle: "yuki-tanaka", part: "Sound" },
  ],
  media: [
    {
      url: "/artwork/waves-60.svg",
      alt: {
        en: "Olive waves under a dark sun: the frame of the fourth quay",
        fr: "Des vagues olive sous un soleil sombre\u202f: l’image du quatrième quai",
        no: "Olivengrønne bølger under ei mørk sol: bildet fra den fjerde kaia",
      },
      title: {
        en: "The hour you watch",
        fr: "L’heure de celui qui regarde",
        no: "Timen du ser på",
      },
      content: {
        en: prose`
          Four palettes, morning to night. The player picks one by the clock, and a still version
          waits for people who asked their system for less movement.
        `,
        fr: prose`
          Quatre palettes, du matin à la nuit. Le lecteur choisit d’après l’horloge, et une version
          fixe attend celles et ceux qui ont demandé moins de mouvement à leur système.
        `,
        no: prose`
          Fire paletter, fra morgen til natt. Spilleren velger etter klokka, og en stillestående
          versjon venter på dem som har bedt systemet sitt om mindre bevegelse.
        `,
      },
    },
    {
      url: "/artwork/sound-95.svg",
      alt: {
        en: "The sound of the rope as bars, the loudest one dark",
        fr: "Le son de la corde en barres, la plus forte est sombre",
        no: "Lyden av tauet som søyler, den sterkeste er mørk",
      },
      title: { en: "Cut to a rope", fr: "Monté sur une corde", no: "Klippet etter et tau" },
    },
  ],
  integrations: [
    { kind: "VIMEO", url: "https://vimeo.example/sju-kaier", label: "All four versions" },
  ],
  likes: ["liam-chen", "elias-nygaard", "noah-weiss", "freya-holm"],
  publishedAt: "2025-09-19T12:00:00+02:00",
};
