import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p } from "../writing.ts";

export const project: DemoProject = {
  slug: "grot-no-9",
  type: "type",
  featured: true,
  title: { en: "Grot No. 9", fr: "Grot No. 9", no: "Grot No. 9" },
  description: {
    en: "A retail typeface in fourteen styles that spent a winter on a bus stop before it was sold.",
    fr: "Un caractère en quatorze styles qui a passé un hiver sur un abribus avant d’être vendu.",
    no: "En skrift i fjorten snitt som hang en vinter på et busskur før den ble solgt.",
  },
  content: {
    en: doc(
      p(`
        Eight grotesques came before it, and all of them were straighter. No. 9 keeps the wobble of
        wooden type: the R leans back, the g has a proper ear. Set small it disappears, which is what
        a text face should do.
      `),
      p("Fourteen styles, 812 glyphs each, and the licence is one page."),
    ),
    fr: doc(
      p(`
        Huit grotesques l’ont précédé, toutes plus droites. Le No. 9 garde le tremblé des lettres de
        bois : le R se penche en arrière, le g a une vraie oreille. En petit corps il disparaît, et
        c’est ce qu’on demande à un caractère de texte.
      `),
      p("Quatorze styles, 812 glyphes chacun, et une licence d’une page."),
    ),
    no: doc(
      p(`
        Åtte grotesker kom før den, og alle var rettere. No. 9 beholder skjelvingen fra tretyper: R
        lener seg bakover, g har et skikkelig øre. I små grader forsvinner den, og det er det en
        brødskrift skal gjøre.
      `),
      p("Fjorten snitt, 812 tegn i hvert, og en lisens på én side."),
    ),
  },
  cover: "/artwork/letter-75-R.svg",
  coverAlt: {
    en: "A large R between guide lines on yellow",
    fr: "Un grand R entre des lignes de construction, sur fond jaune",
    no: "En stor R mellom hjelpelinjer på gult",
  },
  tags: ["type design", "grotesque", "retail type"],
  tools: ["Glyphs", "FontTools", "A bus stop"],
  startedOn: "2023-09-01",
  endedOn: "2025-11-28",
  liveUrl: "https://freyaholm.example/grot-no-9",
  owners: [{ handle: "freya-holm", part: "Drawing and production" }],
  media: [
    {
      url: "/artwork/alphabet-75.svg",
      alt: {
        en: "a R 9 ø g & in three tones",
        fr: "a R 9 ø g & en trois tons",
        no: "a R 9 ø g & i tre toner",
      },
      title: { en: "Six that decide", fr: "Six lettres décisives", no: "Seks som avgjør" },
      content: {
        en: prose`
          If these six are right, the rest is work. The R took a year. The ampersand was drawn in one
          evening and has not been touched since.
        `,
        fr: prose`
          Si ces six-là sont justes, le reste n’est que du travail. Le R a pris un an. L’esperluette a
          été dessinée en une soirée et n’a plus bougé.
        `,
        no: prose`
          Er disse seks riktige, er resten bare arbeid. R tok et år. Og-tegnet ble tegnet på én kveld og
          har ikke vært rørt siden.
        `,
      },
    },
    {
      url: "/artwork/letter-30-g.svg",
      alt: {
        en: "The g, with an ear that points to the next letter",
        fr: "Le g, dont l’oreille montre la lettre suivante",
        no: "g-en, med et øre som peker mot neste bokstav",
      },
      title: { en: "The ear", fr: "L’oreille", no: "Øret" },
    },
    {
      url: "/artwork/letter-215-å.svg",
      alt: {
        en: "The å with its ring clear of the a",
        fr: "Le å, son rond bien détaché du a",
        no: "å-en, med ringen fri fra a-en",
      },
      title: { en: "The ring", fr: "Le rond", no: "Ringen" },
    },
  ],
  integrations: [
    {
      kind: "GITHUB",
      url: "https://github.example/freya-example/grot-tests",
      label: "Test texts in 96 languages",
    },
  ],
  notes: [
    {
      by: "freya-holm",
      text: "Greek: Nikos has the sources until Easter. No promises on the page before that.",
      isPinned: true,
    },
    {
      by: "freya-holm",
      text: "Price of a desktop licence rises in January. Specimen says so on the last page.",
    },
  ],
  likes: [
    "mathis-laurent",
    "ingrid-solheim",
    "jonas-berg",
    "saoirse-byrne",
    "ragnhild-moe",
    "lea-brandt",
    "astrid-lund",
    "chloe-martin",
  ],
  publishedAt: "2025-12-01T08:00:00+01:00",
};
