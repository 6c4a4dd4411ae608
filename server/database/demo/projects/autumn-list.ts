import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p, ul } from "../writing.ts";

export const project: DemoProject = {
  slug: "autumn-list-2027",
  type: "identity",
  stage: "IN_PROGRESS",
  visibility: "PRIVATE",
  title: { en: "Autumn list 2027", no: "Høstlista 2027" },
  description: {
    en: "Covers for six books of one publisher that should not look like one series.",
    no: "Omslag til seks bøker fra ett forlag som ikke skal se ut som én serie.",
  },
  content: {
    en: doc(
      p(
        "Six titles, three illustrators, one printer. What they share is the spine and nothing else.",
      ),
      ul("Two picture books", "Two novels", "A cookbook for ferries", "Poems, 64 pages"),
    ),
    no: doc(
      p(
        "Seks titler, tre illustratører, ett trykkeri. Det de deler, er ryggen og ingenting annet.",
      ),
      ul("To bildebøker", "To romaner", "En kokebok for ferger", "Dikt, 64 sider"),
    ),
  },
  cover: "/artwork/quarters-245.svg",
  coverAlt: {
    en: "Quarter circles in blue and violet, like six covers side by side",
    no: "Kvartsirkler i blått og fiolett, som seks omslag ved siden av hverandre",
  },
  tags: ["books", "covers", "print"],
  tools: ["Two spot colours"],
  client: { name: "Lund Forlag", url: "https://lundforlag.example", isHidden: true },
  startedOn: "2026-11-02",
  owners: [
    { handle: "astrid-lund", part: "Publisher" },
    { handle: "kari-nilsen", part: "Picture books" },
    { handle: "freya-holm", part: "Lettering of the spine", status: "PENDING" },
  ],
  media: [
    {
      url: "/artwork/bars-245.svg",
      alt: { en: "Six spines of different heights", no: "Seks bokrygger i ulik høyde" },
      title: { en: "Six spines", no: "Seks rygger" },
      content: {
        en: prose`A spine is read sideways, from two metres, by someone who wants something else.`,
        no: prose`En bokrygg leses på tvers, på to meters hold, av en som er ute etter noe annet.`,
      },
    },
  ],
  notes: [
    {
      by: "astrid-lund",
      text: "Budget for covers is 4,200 EUR each, lettering included. Contracts by 10 December.",
      isPinned: true,
    },
    { by: "kari-nilsen", text: "Thumbnails for both picture books on the 30th. Forty each." },
  ],
  publishedAt: "2026-11-12T10:00:00+01:00",
};
