import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p } from "../writing.ts";

export const project: DemoProject = {
  slug: "the-last-typewriter",
  type: "motion",
  visibility: "UNLISTED",
  title: { en: "The last typewriter" },
  description: {
    en: "A documentary of 52 minutes about a mechanic in Ontario. A preview for broadcasters: please don’t pass the link on.",
  },
  content: {
    en: doc(
      p(`
        Ninety hours, one workshop, and a man who repairs what nobody buys. He talks about springs; the
        film is about his son. Picture is locked, the mix is not.
      `),
    ),
  },
  cover: "/artwork/frames-30.svg",
  coverAlt: { en: "Three frames of film in orange and brown" },
  tags: ["documentary", "film editing"],
  tools: ["Avid", "Index cards", "Socks"],
  startedOn: "2025-09-08",
  endedOn: "2026-10-30",
  owners: [
    { handle: "liam-chen", part: "Editing" },
    { handle: "yuki-tanaka", part: "Mix" },
  ],
  media: [
    {
      url: "/artwork/frames-200.svg",
      alt: { en: "Three frames in blue: the night scene" },
      title: { en: "Reel three" },
      content: {
        en: prose`Eleven minutes without a word. The first version had a narrator there; we apologised to him.`,
      },
    },
  ],
  likes: ["amara-okafor"],
  publishedAt: "2026-11-06T17:00:00+01:00",
};
