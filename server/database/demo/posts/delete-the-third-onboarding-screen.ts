import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p, ul } from "../writing.ts";

const en = doc(
  p(`
    Over the winter I installed sixty apps and photographed every welcome tour. Printed and
    pinned up, they filled the corridor of our building in Madrid. The woman from the second
    floor now knows a lot about banking.
  `),
  p(`
    The first screen says hello. The second says what the thing does. On the fourth, at last,
    you may do it. And in between, forty-seven times out of sixty, stands a screen where the
    company talks about itself. It has a hill, a person with no face and the word *journey*.
  `),
  h2("The experiment"),
  p(`
    I had three clients with such a tour, so I asked each of them for one week without their
    third screen. Nothing else changed.
  `),
  ul(
    "A bus-ticket app: 9% more people bought a ticket on the first day.",
    "A recipe app: 4% more saved a recipe.",
    "A meditation app: no change at all, which I find very calm of them.",
  ),
  p(`
    Nobody asked where the screen had gone. One designer cried a little, and it was a lovely
    hill. We have framed it. It hangs in the corridor, third from the left, and everyone walks
    past it.
  `),
);

export const post: DemoPost = {
  author: "tomas-rivera",
  categories: ["craft"],
  tags: ["product design", "onboarding", "measuring"],
  cover: "/artwork/domes-265.svg",
  coverAlt: {
    en: "Three blue and violet domes, the third one nearly hidden",
  },
  title: {
    en: "Delete the third onboarding screen",
  },
  description: {
    en: "I have looked at sixty welcome tours. The third screen is where companies talk about themselves.",
  },
  content: { en },
  publishedAt: "2026-04-22T09:00:00+02:00",
  views: 1322,
};
