import type { DemoPost } from "../demo-post.ts";
import { doc, h2, ol, p } from "../writing.ts";

const en = doc(
  p(`
    Before any interview, concert or product test, I record the room. It takes four minutes, and
    nothing happens in them. Later, those minutes repair everything.
  `),
  p(`
    Silence is not empty. It has a fridge in it, a road, the lamp that sings at 100 hertz. If
    you cut a cough out of a sentence and put nothing there, the listener hears a hole. If you
    put in the room, they hear a pause.
  `),
  h2("The checklist"),
  ol(
    "Arrive twenty minutes early. Bring slippers.",
    `
      Switch off what you are allowed to switch off. Put your car keys into the fridge, so that
      you remember to turn it on again.
    `,
    "Place the microphone where the head will be.",
    "Say the date, the place and the weather. Rain is a sound as well.",
    `
      Stand still for four minutes. Do not stand beside the microphone; your stomach is not part
      of the room.
    `,
    "Clap once.",
  ),
  p(`
    I own 312 rooms by now. The best is a library in Kyoto at seven in the morning, where the
    wood is still warming up. When a film needs calm, I use that. Nobody has ever recognised it,
    but people sit down.
  `),
);

export const post: DemoPost = {
  author: "yuki-tanaka",
  categories: ["tools"],
  tags: ["sound design", "field recording", "checklists"],
  cover: "/artwork/waves-240.svg",
  coverAlt: {
    en: "Calm waves in three blues under a dark disc",
  },
  title: {
    en: "Recording the room before the people arrive",
  },
  description: {
    en: "Four minutes of nothing, and the checklist I use to get them.",
  },
  content: { en },
  publishedAt: "2026-03-20T08:00:00+01:00",
  views: 645,
};
