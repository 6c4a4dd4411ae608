import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p } from "../writing.ts";

const en = doc(
  p(`
    The workshop wanted twelve photographs for a calendar, one for each month. I proposed
    thirty-one photographs of the same month. They make plates; they understood at once.
  `),
  h2("The rules"),
  p(`
    One table, one window to the north, one picture a day at eight o’clock. A single vase, which
    never moves. Everything else is whatever the day has brought: a quince, a bill, the
    neighbour’s leaves. No lamp, no reflector, no retouching. I was allowed one piece of white
    cardboard and used it twice, on days when I had the flu.
  `),
  h2("What happened"),
  p(`
    On the third day I was bored. On the ninth I noticed that the glaze goes green four minutes
    before the rain. By the twentieth I knew the window better than I know some of my friends,
    and I had stopped touching the fruit, because it was arranging itself.
  `),
  p("The pear you see going soft in the last week is one pear. It had a name by then."),
  p(`
    The calendar has sold out twice, though strictly speaking it only works in October. Nobody
    has complained. The workshop now makes the vase in that green, and they call it *four
    minutes*. I have gone back every October since.
  `),
);

const fr = doc(
  p(`
    L’atelier voulait douze photographies pour un calendrier, une par mois. J’ai proposé trente
    et une photographies du même mois. Ils font des assiettes ; ils ont compris tout de suite.
  `),
  h2("Les règles"),
  p(`
    Une table, une fenêtre au nord, une image par jour à huit heures. Un seul vase, qui ne bouge
    jamais. Le reste est ce que la journée apporte : un coing, une facture, les feuilles du
    voisin. Ni lampe, ni réflecteur, ni retouche. J’avais droit à un carton blanc et je m’en
    suis servie deux fois, les jours où j’avais la grippe.
  `),
  h2("Ce qui s’est passé"),
  p(`
    Le troisième jour, je m’ennuyais. Le neuvième, j’ai remarqué que l’émail verdit quatre
    minutes avant la pluie. Au vingtième, je connaissais cette fenêtre mieux que certains de mes
    amis, et j’avais cessé de toucher aux fruits, puisqu’ils se composaient tout seuls.
  `),
  p(`
    La poire que l’on voit s’affaisser la dernière semaine est une seule et même poire. Elle
    avait fini par avoir un prénom.
  `),
  p(`
    Le calendrier a été épuisé deux fois, alors qu’à strictement parler il ne sert qu’en
    octobre. Personne ne s’est plaint. L’atelier fabrique désormais le vase dans ce vert-là, et
    l’appelle *quatre minutes*. Depuis, j’y retourne chaque automne.
  `),
  p("Le titre anglais, *Still*, dit à la fois immobile et encore. J’ai choisi encore."),
);

export const post: DemoPost = {
  author: "chloe-martin",
  categories: ["case-studies"],
  tags: ["photography", "still life", "natural light"],
  cover: "/artwork/still-life-20.svg",
  coverAlt: {
    en: "A dark vase with two leaves, an orange fruit and a dark one on a pink table",
    fr: "Un vase sombre à deux feuilles, un fruit orange et un fruit noir sur une table rose",
  },
  title: {
    en: "Still, October",
    fr: "Octobre, encore",
  },
  description: {
    en: "One table, one window, thirty-one mornings. A calendar for a ceramics workshop in the Drôme.",
    fr: "Une table, une fenêtre, trente et un matins. Un calendrier pour un atelier de céramique de la Drôme.",
  },
  content: { en, fr },
  publishedAt: "2026-10-14T07:30:00+02:00",
  views: 1120,
};
