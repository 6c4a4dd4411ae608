import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p, ul } from "../writing.ts";

const en = doc(
  p(`
    A lawyer once asked me for business cards “like everybody’s, but trustworthy”. I laid nine
    blank sheets on the table and asked her to close her eyes.
  `),
  p(`
    She picked the fourth at once. It was an uncoated cotton of 540 grams, the paper of somebody
    who intends to be here in ten years. With her eyes open, she would have chosen the glossy
    one. Everyone does. It looks like money and feels like a pizza menu.
  `),
  h2("Three thumbs"),
  ul(
    "**The first thumb** is yours, and it knows too much already.",
    `
      **The second** belongs to whoever receives the card, usually while thinking of something
      else. Design for this one.
    `,
    `
      **The third** belongs to the bottom of a bag, three months later. Coated paper loses to
      keys.
    `,
  ),
  p(`
    I now charge for a half-day of paper, with no ink in the room. It’s the cheapest half-day in
    the project. A logo can be redrawn; nobody reprints six thousand envelopes because they feel
    a little nervous.
  `),
  p(`
    The lawyer rang last week. A client had told her that he chose her for the card. I asked
    what he liked about the design. He had not mentioned any.
  `),
);

const fr = doc(
  p(`
    Une avocate m’a demandé un jour des cartes de visite « comme tout le monde, mais de
    confiance ». J’ai posé neuf feuilles blanches sur la table et je lui ai demandé de fermer
    les yeux.
  `),
  p(`
    Elle a pris la quatrième sans hésiter. Un coton non couché de 540 grammes, le papier de
    quelqu’un qui compte être encore là dans dix ans. Les yeux ouverts, elle aurait choisi le
    brillant. Tout le monde le choisit. Il a l’air de l’argent et, au toucher, d’un menu de
    pizzeria.
  `),
  h2("Trois pouces"),
  ul(
    "**Le premier pouce** est le vôtre, et il en sait déjà trop.",
    `
      **Le deuxième** est à celui qui reçoit la carte, le plus souvent en pensant à autre chose.
      C’est pour lui qu’il faut travailler.
    `,
    `
      **Le troisième** est au fond d’un sac, trois mois plus tard. Contre des clés, le papier
      couché perd.
    `,
  ),
  p(`
    Je facture désormais une demi-journée de papier, sans une goutte d’encre dans la pièce.
    C’est la moins chère du projet. Un logo se redessine ; personne ne réimprime six mille
    enveloppes parce qu’elles ont l’air un peu inquiètes.
  `),
  p(`
    L’avocate m’a rappelé la semaine dernière. Un client lui avait dit l’avoir choisie pour sa
    carte. J’ai demandé ce qu’il aimait dans la composition. Il n’en avait pas parlé.
  `),
);

export const post: DemoPost = {
  author: "mathis-laurent",
  categories: ["craft"],
  tags: ["print", "paper", "identity"],
  cover: "/artwork/quarters-45.svg",
  coverAlt: {
    en: "A pattern of quarter circles in apricot, ochre and brown",
    fr: "Un motif de quarts de cercle abricot, ocre et brun",
  },
  title: {
    en: "Paper stock is a promise",
    fr: "Le papier est une promesse",
  },
  description: {
    en: "Clients choose it with their eyes. Their customers will judge it with a thumb.",
    fr: "Les clients le choisissent avec les yeux. Leurs clients à eux le jugeront avec le pouce.",
  },
  content: { en, fr },
  publishedAt: "2026-06-01T09:00:00+02:00",
  views: 688,
};
