import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p } from "../writing.ts";

export const project: DemoProject = {
  slug: "nordavind",
  type: "type",
  title: { en: "Nordavind", fr: "Nordavind", no: "Nordavind" },
  description: {
    en: "A headline face for a paper that is read folded, wet and moving.",
    fr: "Un caractère de titrage pour un journal qu’on lit plié, mouillé et en mouvement.",
    no: "En tittelskrift for en avis som leses brettet, våt og i bevegelse.",
  },
  content: {
    en: doc(
      p(`
        Eleven thousand copies, read on quays and in wheelhouses. Narrow and open, in two weights,
        *storm* and *calm*. Eight drafts were read aloud across twenty metres of gale; the winner was
        the one the editor could shout.
      `),
    ),
    fr: doc(
      p(`
        Onze mille exemplaires, lus sur les quais et dans les timoneries. Étroit et ouvert, en deux
        graisses, *tempête* et *calme*. Huit essais ont été lus à voix haute à travers vingt mètres de
        coup de vent ; le vainqueur est celui que la rédactrice en chef arrivait à crier.
      `),
    ),
    no: doc(
      p(`
        Elleve tusen eksemplarer, lest på kaier og i styrhus. Smal og åpen, i to vekter, *storm* og
        *stille*. Åtte utkast ble lest høyt over tjue meter kuling; vinneren var den redaktøren klarte
        å rope.
      `),
    ),
  },
  cover: "/artwork/bars-262.svg",
  coverAlt: {
    en: "Violet columns of different heights, like a front page",
    fr: "Des colonnes violettes de hauteurs différentes, comme la une d’un journal",
    no: "Fiolette spalter i ulik høyde, som en forside",
  },
  tags: ["type design", "newspapers", "headlines"],
  tools: ["Glyphs", "Newsprint", "Wind"],
  client: { name: "Nordavind", url: "https://nordavind.example" },
  startedOn: "2026-01-19",
  endedOn: "2026-05-04",
  owners: [
    { handle: "freya-holm", part: "Typeface" },
    { handle: "ingrid-solheim", part: "Redesign of the paper" },
  ],
  media: [
    {
      url: "/artwork/letter-150-w.svg",
      alt: {
        en: "A narrow w between guide lines",
        fr: "Un w étroit entre des lignes de construction",
        no: "En smal w mellom hjelpelinjer",
      },
      title: { en: "Wide openings", fr: "Des ouvertures larges", no: "Vide åpninger" },
      content: {
        en: prose`Wet paper closes letters. These begin more open than looks right on a dry desk.`,
        fr: prose`Le papier mouillé ferme les lettres. Celles-ci partent plus ouvertes que ce qui semble juste sur un bureau sec.`,
        no: prose`Vått papir lukker bokstaver. Disse er mer åpne enn det ser riktig ut på et tørt bord.`,
      },
    },
  ],
  likes: ["jonas-berg", "mathis-laurent", "elias-nygaard"],
  publishedAt: "2026-05-11T07:00:00+02:00",
};
