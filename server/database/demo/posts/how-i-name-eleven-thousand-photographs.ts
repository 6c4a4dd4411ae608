import type { DemoPost } from "../demo-post.ts";
import { code, doc, h2, ol, p } from "../writing.ts";

const en = doc(
  p(`
    My archive holds eleven thousand photographs, and I can find any one of them in less than a
    minute. This is not software. It is grammar.
  `),
  code(
    "archive.txt",
    "text",
    `
      2025-10-09_drome_quince_03.tif
      2026-03-14_lyon_artichoke_11.tif
      2026-05-02_bergen_rope_01.tif
    `,
  ),
  h2("Four words, in this order"),
  ol(
    "**Date**, year first, so that the computer and I agree about time.",
    "**Place**, the smallest one I can still spell.",
    "**Noun.** One thing that is in the picture, in the singular. Not *breakfast*. *Egg*.",
    "**Number**, two digits. If I need three, I have not chosen yet.",
  ),
  p(`
    Adjectives are left out, since they change. In 2019 I called two hundred pictures *soft*,
    and I no longer know what I meant. The forbidden word is *final*. A client once received
    \`final_final_really\` and printed the wrong one on nine thousand boxes of nougat. The
    nougat was excellent. We ate it for a year.
  `),
  p(`
    On the last Friday of each month I rename what I have taken. It takes an hour, with the
    radio on. Choosing one noun per picture is also the best editing I know: if I cannot name
    the thing, there is no picture.
  `),
);

const fr = doc(
  p(`
    Mes archives comptent onze mille photographies, et je retrouve n’importe laquelle en moins
    d’une minute. Ce n’est pas un logiciel. C’est de la grammaire.
  `),
  code(
    "archives.txt",
    "text",
    `
      2025-10-09_drome_coing_03.tif
      2026-03-14_lyon_artichaut_11.tif
      2026-05-02_bergen_cordage_01.tif
    `,
  ),
  h2("Quatre mots, dans cet ordre"),
  ol(
    "**La date**, l’année d’abord, pour que l’ordinateur et moi soyons d’accord sur le temps.",
    "**Le lieu**, le plus petit que je sache encore orthographier.",
    "**Le nom.** Une chose présente dans l’image, au singulier. Pas *petit-déjeuner*. *Œuf*.",
    `
      **Le numéro**, à deux chiffres. S’il m’en faut trois, c’est que je n’ai pas encore choisi.
    `,
  ),
  p(`
    Pas d’adjectifs, car ils changent. En 2019, j’ai appelé deux cents images *douces*, et je ne
    sais plus ce que j’entendais par là. Le mot interdit est *final*. Un client a reçu un jour
    \`final_final_vraiment\` et imprimé la mauvaise image sur neuf mille boîtes de nougat. Le
    nougat était excellent. Nous en avons mangé pendant un an.
  `),
  p(`
    Le dernier vendredi du mois, je renomme ce que j’ai pris. Cela prend une heure, avec la
    radio. Choisir un seul nom par image est aussi la meilleure des sélections : si je ne sais
    pas nommer la chose, il n’y a pas d’image.
  `),
);

export const post: DemoPost = {
  author: "chloe-martin",
  categories: ["tools"],
  tags: ["photography", "archives", "file names"],
  cover: "/artwork/still-life-185.svg",
  coverAlt: {
    en: "A dark vase with leaves and two fruits on a turquoise table",
    fr: "Un vase sombre et deux fruits sur une table turquoise",
  },
  title: {
    en: "How I name eleven thousand photographs",
    fr: "Comment je nomme onze mille photographies",
  },
  description: {
    en: "Date, place, noun, number. And one forbidden word.",
    fr: "Date, lieu, nom commun, numéro. Et un mot interdit.",
  },
  content: { en, fr },
  publishedAt: "2026-07-16T08:00:00+02:00",
  views: 903,
};
