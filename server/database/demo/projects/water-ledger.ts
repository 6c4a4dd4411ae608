import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p } from "../writing.ts";

/** Waits for a press conference in all languages. */
const at = "2031-02-03T04:30:00Z";

export const project: DemoProject = {
  slug: "water-ledger",
  type: "web",
  title: { en: "The water ledger", fr: "Le livre de l’eau", no: "Vannregnskapet" },
  description: {
    en: "Where a city’s water goes, ward by ward, in charts that a council can argue with.",
    fr: "Où va l’eau d’une ville, quartier par quartier, en graphiques que le conseil peut discuter.",
    no: "Hvor vannet i en by blir av, bydel for bydel, i diagrammer et bystyre kan krangle med.",
  },
  content: {
    en: doc(
      p(`
        A third of the water leaves the pipes before it reaches a tap. Everybody had an opinion about
        which third. The ledger shows 198 wards, what was pumped, what was paid, and what nobody can
        explain, with the table behind every bar.
      `),
    ),
    fr: doc(
      p(`
        Un tiers de l’eau quitte les conduites avant d’atteindre un robinet. Chacun avait son avis sur
        ce tiers. Le livre montre 198 quartiers : ce qui est pompé, ce qui est payé, ce que personne
        n’explique, et le tableau derrière chaque barre.
      `),
    ),
    no: doc(
      p(`
        En tredel av vannet forlater rørene før det når en kran. Alle hadde en mening om hvilken tredel.
        Regnskapet viser 198 bydeler, hva som ble pumpet, hva som ble betalt, og hva ingen kan forklare,
        med tabellen bak hver søyle.
      `),
    ),
  },
  cover: "/artwork/contours-150.svg",
  coverAlt: {
    en: "Contour lines in green around one dark point",
    fr: "Des courbes de niveau vertes autour d’un point sombre",
    no: "Grønne høydekurver rundt ett mørkt punkt",
  },
  tags: ["data visualisation", "maps", "open data"],
  tools: ["R", "QGIS", "Graph paper"],
  client: { name: "Bengaluru Water Board", isHidden: true },
  startedOn: "2026-04-13",
  endedOn: "2026-11-06",
  owners: [
    { handle: "priya-raman", part: "Charts and statistics" },
    { handle: "elias-nygaard", part: "Page" },
  ],
  media: [
    {
      url: "/artwork/chart-330.svg",
      alt: {
        en: "Two areas in pink and violet with a line that rises",
        fr: "Deux aplats rose et violet et une courbe qui monte",
        no: "To flater i rosa og fiolett med ei linje som stiger",
      },
      title: { en: "The second question", fr: "La deuxième question", no: "Det andre spørsmålet" },
      content: {
        en: prose`How much is a sentence. Since when, and where, is the chart.`,
        fr: prose`Combien, c’est une phrase. Depuis quand et où, c’est le graphique.`,
        no: prose`Hvor mye er en setning. Siden når, og hvor, er diagrammet.`,
      },
    },
  ],
  notes: [
    {
      by: "priya-raman",
      text: "Nothing leaves before the press conference. Ward 112 is being measured again.",
      isPinned: true,
    },
  ],
  publishedAt: "2026-11-16T06:00:00+01:00",
  scheduled: [
    { locale: "en", at },
    { locale: "fr", at },
    { locale: "no", at },
  ],
};
