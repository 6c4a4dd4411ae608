import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p } from "../writing.ts";

const en = doc(
  p(`
    The housing office in Berlin had a Monday meeting. Eleven people, one hour, since 2014. I
    was hired to improve it, and I asked to sit in the corner for five weeks and count.
  `),
  p(`
    In five meetings, there were 163 spoken questions. I sorted them on the floor of my flat.
    There were four: *Who has the key? Is it dry? May they have a dog? What did we say last
    time?*
  `),
  h2("Four fields"),
  p(`
    So we made a form. It has four fields, it lives on the phone of the caretaker, and it takes
    ninety seconds a flat. The answers appear on one page, with what was said last time printed
    at the top in grey.
  `),
  p(`
    The meeting was not abolished. I have learned not to abolish meetings; they come back at
    night with biscuits. We made it free to attend. In the first week nine people came, in the
    second six, in the fourth three.
  `),
  p(`
    Those three still meet. They like one another, and they have cake. It’s a good meeting now.
    In May they solved the problem of the bicycle cellar, which had not been on any agenda for
    nine years.
  `),
);

const fr = doc(
  p(`
    L’office du logement, à Berlin, avait une réunion du lundi. Onze personnes, une heure,
    depuis 2014. On m’a engagée pour l’améliorer, et j’ai demandé à passer cinq semaines dans un
    coin, à compter.
  `),
  p(`
    En cinq réunions, 163 questions ont été posées à voix haute. Je les ai triées sur le sol de
    mon appartement. Il y en avait quatre : *Qui a la clé ? Est-ce sec ? Ont-ils droit au chien
    ? Qu’avait-on dit la dernière fois ?*
  `),
  h2("Quatre champs"),
  p(`
    Nous avons donc fait un formulaire. Il a quatre champs, il vit sur le téléphone du gardien
    et demande quatre-vingt-dix secondes par logement. Les réponses arrivent sur une page, avec,
    en haut, en gris, ce que l’on avait dit la dernière fois.
  `),
  p(`
    La réunion n’a pas été supprimée. J’ai appris à ne pas supprimer les réunions ; elles
    reviennent la nuit avec des biscuits. Nous l’avons rendue facultative. La première semaine,
    neuf personnes sont venues, la deuxième six, la quatrième trois.
  `),
  p(`
    Ces trois-là se voient toujours. Elles s’apprécient, et il y a du gâteau. C’est devenu une
    bonne réunion. En mai, elles ont réglé l’affaire de la cave à vélos, absente de tous les
    ordres du jour depuis neuf ans.
  `),
);

export const post: DemoPost = {
  author: "lea-brandt",
  categories: ["business"],
  tags: ["service design", "meetings", "forms"],
  cover: "/artwork/bars-340.svg",
  coverAlt: {
    en: "Pink and plum bars like people waiting in a row",
    fr: "Barres roses et prune alignées comme des gens qui attendent",
  },
  title: {
    en: "The meeting that became a form",
    fr: "La réunion devenue formulaire",
  },
  description: {
    en: "Eleven people, every Monday, one hour. Then somebody wrote down what was actually asked.",
    fr: "Onze personnes, chaque lundi, une heure. Puis quelqu’un a noté ce qui s’y demandait vraiment.",
  },
  content: { en, fr },
  publishedAt: "2026-08-31T09:00:00+02:00",
  views: 942,
};
