import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p, ul } from "../writing.ts";

const en = doc(
  p(`
    Reviews measure render time in minutes. In Lagos, in February, I measure it in degrees. A
    fast machine that makes the room unbearable is a slow machine, because I leave.
  `),
  p(`
    The test is always the same: forty seconds of a radio station’s logo, 1,000 frames, door
    closed, one thermometer on the shelf beside my grandmother’s photograph.
  `),
  h2("Results"),
  ul(
    "**The old tower:** 5 hours 10, plus 9 degrees. My grandmother curled.",
    `
      **The new tower:** 1 hour 35, plus 6. Loud as a generator, and twice I went out to check
      the generator.
    `,
    "**The laptop:** 3 hours 50, plus 2. It also toasts.",
    `
      **A rented farm in Finland:** 22 minutes, plus 0. It costs €7.40, and somewhere a Finn is
      warm.
    `,
  ),
  h2("What I do now"),
  p(`
    Drafts run on the laptop while I eat. Finals go to Finland at night, when my connection is
    bored. The new tower is for days when the client sits beside me, since nothing ends a
    discussion like six degrees.
  `),
  p(`
    I turn the power cut into a feature: every scene saves its frames one by one, so when the
    light goes, I lose at most a single frame. It went three times during this post.
  `),
);

export const post: DemoPost = {
  author: "amara-okafor",
  categories: ["tools"],
  tags: ["animation", "rendering", "hardware"],
  cover: "/artwork/bars-95.svg",
  coverAlt: {
    en: "Olive and dark green bars rising like a temperature chart",
  },
  title: {
    en: "Render farms, ranked by how hot my room gets",
  },
  description: {
    en: "A benchmark with one thermometer, four machines and a fan called Patience.",
  },
  content: { en },
  publishedAt: "2026-02-11T09:00:00+01:00",
  views: 1042,
};
