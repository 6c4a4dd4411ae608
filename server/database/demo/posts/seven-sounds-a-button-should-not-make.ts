import type { DemoPost } from "../demo-post.ts";
import { doc, h2, ol, p } from "../writing.ts";

const en = doc(
  p(`
    I collect sounds that machines make when we touch them. Most of them are fine, because most
    of them are short. These seven I would like to retire.
  `),
  ol(
    "**The applause.** I have paid a bill. I have not sung.",
    `
      **The sigh**, falling a minor third. The parking machine is not disappointed in me. I
      checked.
    `,
    "**The real shutter**, on a phone that has never had one.",
    "**The melody.** My rice cooker plays eleven notes. My neighbour now hums them.",
    "**The same click for yes and for no.** The most common, and the only dangerous one.",
    "**The sound after the door has closed.** Too late is also a sound.",
    "**The voice** that says “button pressed”.",
  ),
  h2("What to do instead"),
  p(`
    Under eighty milliseconds, a sound feels like a material. Over two hundred, it becomes an
    event, and events want attention. So I begin with wood, paper and a spoon, record them
    close, and cut until it hurts. Then I turn it down by half.
  `),
  p(`
    Last, I play it a thousand times in a row. I do this alone, with tea. If I still like the
    button at the end of the pot, it may go out into the world.
  `),
);

const fr = doc(
  p(`
    Je collectionne les sons que font les machines quand on les touche. La plupart sont très
    bien, car la plupart sont brefs. Ces sept-là, je les mettrais volontiers à la retraite.
  `),
  ol(
    "**Les applaudissements.** J’ai payé une facture. Je n’ai pas chanté.",
    `
      **Le soupir**, en tierce mineure descendante. L’horodateur n’est pas déçu de moi. J’ai
      vérifié.
    `,
    "**Le vrai déclencheur**, sur un téléphone qui n’en a jamais eu.",
    "**La mélodie.** Mon cuiseur à riz joue onze notes. Ma voisine les fredonne désormais.",
    "**Le même clic pour oui et pour non.** Le plus répandu, et le seul qui soit dangereux.",
    "**Le son d’après la fermeture des portes.** Trop tard, c’est aussi un son.",
    "**La voix** qui annonce «\u202fbouton enfoncé\u202f».",
  ),
  h2("Que faire à la place"),
  p(`
    En dessous de quatre-vingts millisecondes, un son se perçoit comme une matière. Au-delà de
    deux cents, il devient un événement, et les événements réclament de l’attention. Je pars
    donc du bois, du papier et d’une cuillère, j’enregistre de près, et je coupe jusqu’à ce que
    cela fasse mal. Ensuite, je baisse de moitié.
  `),
  p(`
    Pour finir, je l’écoute mille fois de suite. Je n’invite personne, sauf du thé. Si j’aime
    encore le bouton au fond de la théière, il peut sortir dans le monde.
  `),
);

export const post: DemoPost = {
  author: "yuki-tanaka",
  categories: ["craft"],
  tags: ["sound design", "interaction"],
  cover: "/artwork/rings-240.svg",
  coverAlt: {
    en: "Blue and violet rings spreading from a single point",
    fr: "Anneaux bleus et violets partant d’un seul point",
  },
  title: {
    en: "Seven sounds a button should not make",
    fr: "Sept sons qu’un bouton ne devrait pas faire",
  },
  description: {
    en: "A short list, recorded in lifts, banks and one very proud rice cooker.",
    fr: "Une courte liste, enregistrée dans des ascenseurs, des banques et un cuiseur à riz très fier de lui.",
  },
  content: { en, fr },
  publishedAt: "2026-10-24T08:00:00+02:00",
  views: 874,
};
