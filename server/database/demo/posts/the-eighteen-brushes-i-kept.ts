import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p, ul } from "../writing.ts";

const en = doc(
  p(`
    My tablet was full, so I counted. 1,140 brushes, forty-six of them called “ultimate”. In the
    past year, I had touched eighteen.
  `),
  p("I deleted the rest on a Sunday. It felt like clearing out a house where nobody had died."),
  h2("The ones that stayed"),
  ul(
    "**Six pencils**, though truly one pencil on six kinds of day.",
    "**Four inks**: thin, thick, dry and *angry*.",
    "**Three washes** with edges. A wash without an edge is a fog bank.",
    "**Two snows.** One falls, one lies.",
    "**One wool**, for mittens and sheep.",
    "**One eraser** that leaves a bit behind, as a real one does.",
    "**One mistake.** It came from a crash in 2021, and nothing else makes moss like it.",
  ),
  p(`
    Names turned out to matter. As long as they were called *Brush 31 copy*, I searched with my
    eyes. Since they are called *angry* and *moss*, I search with my head, and that is quicker.
  `),
  p(`
    Do I miss anything? Once, in May, I wanted lace. I drew the lace. It took ten minutes, and
    it looks like my lace.
  `),
);

const fr = doc(
  p(`
    Ma tablette était pleine, alors j’ai compté. 1 140 pinceaux, dont quarante-six baptisés «
    ultime ». En un an, j’en avais touché dix-huit.
  `),
  p(`
    J’ai supprimé les autres un dimanche. C’était comme vider une maison où personne n’est mort.
  `),
  h2("Ceux qui sont restés"),
  ul(
    "**Six crayons**, en vérité un seul crayon, six jours différents.",
    "**Quatre encres**\u202f: fine, épaisse, sèche et *en colère*.",
    "**Trois lavis** avec des bords. Un lavis sans bord est un banc de brume.",
    "**Deux neiges.** L’une tombe, l’autre tient.",
    "**Une laine**, pour les moufles et les moutons.",
    "**Une gomme** qui en laisse un peu, comme les vraies.",
    "**Une erreur.** Elle vient d’un plantage de 2021, et rien ne fait la mousse comme elle.",
  ),
  p(`
    Les noms comptaient plus que je ne pensais. Tant qu’ils s’appelaient *Pinceau 31 copie*, je
    cherchais avec les yeux. Depuis qu’ils s’appellent *en colère* et *mousse*, je cherche avec
    la tête, et c’est plus rapide.
  `),
  p(`
    Est-ce qu’il me manque quelque chose ? Une fois, en mai, j’ai voulu de la dentelle. Je l’ai
    dessinée. Dix minutes, et c’est ma dentelle à moi.
  `),
);

const no = doc(
  p(`
    Nettbrettet var fullt, så jeg telte. 1 140 pensler, førtiseks av dem med «ultimate» i
    navnet. Det siste året hadde jeg rørt atten.
  `),
  p("Resten slettet jeg en søndag. Det føltes som å rydde et hus der ingen var død."),
  h2("De som ble"),
  ul(
    "**Seks blyanter**, men egentlig én blyant på seks slags dager.",
    "**Fire blekk**: tynt, tykt, tørt og *sint*.",
    "**Tre lasurer** med kanter. En lasur uten kant er en tåkebanke.",
    "**To snøer.** Én faller, én ligger.",
    "**Én ull**, til votter og sauer.",
    "**Ett viskelær** som etterlater litt, slik ekte viskelær gjør.",
    "**Én feil.** Den kom fra et krasj i 2021, og ingenting annet lager mose som den.",
  ),
  p(`
    Navnene viste seg å bety noe. Så lenge de het *Pensel 31 kopi*, lette jeg med øynene. Nå som
    de heter *sint* og *mose*, leter jeg med hodet, og det går fortere.
  `),
  p(`
    Savner jeg noe? Én gang, i mai, ville jeg ha blonder. Jeg tegnet blondene. Det tok ti
    minutter, og de ser ut som mine blonder.
  `),
);

export const post: DemoPost = {
  author: "kari-nilsen",
  categories: ["tools"],
  tags: ["illustration", "brushes", "tablet"],
  cover: "/artwork/domes-300.svg",
  coverAlt: {
    en: "Lilac and rose domes like worn brush tips, with a dark dot",
    fr: "Dômes lilas et roses, comme des pinceaux usés, avec un point sombre",
    no: "Lilla og rosa kupler som slitte penseltupper, med en mørk prikk",
  },
  title: {
    en: "The eighteen brushes I kept",
    fr: "Les dix-huit pinceaux que j’ai gardés",
    no: "De atten penslene jeg beholdt",
  },
  description: {
    en: "I owned 1,140 digital brushes. I had used eighteen. Here they are, with their real names.",
    fr: "Je possédais 1\u00a0140 pinceaux numériques. J’en utilisais dix-huit. Les voici, sous leurs vrais noms.",
    no: "Jeg eide 1\u00a0140 digitale pensler. Atten av dem hadde jeg brukt. Her er de, med sine rette navn.",
  },
  content: { en, fr, no },
  publishedAt: "2026-07-06T09:30:00+02:00",
  drafts: ["no"],
  views: 1147,
};
