import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p, ul } from "../writing.ts";

const en = doc(
  p(`
    Type specimens are full of words chosen by people who want to sell type. Round, friendly
    words, with a *g* to show off. Real words are worse. Real words are *Rv. 7 Ål*,
    *L’Haÿ-les-Roses* and *fjøsgjødsel*.
  `),
  p(`
    So while drawing Grot No. 9, I put a line on my website: send me the worst word on your
    sign. I expected thirty. I got 1,908, including the full menu of a restaurant in Reykjavík.
  `),
  h2("What they taught me"),
  ul(
    `
      **LJ, RV, Tå**: the holes between capitals need fixing by hand. There is no formula. I
      have looked.
    `,
    "**ÿ** exists. It lives in eleven French place names, and it is lonely.",
    "**fjø**: a ligature that nobody would ask for, and that every farmer needs.",
    "**Price lists** are the hardest text there is. A bad 1 costs somebody money.",
  ),
  p(`
    I kerned all of them, 43 evenings in total. The best letter came from a woman in Vardø whose
    surname has three *å* and an apostrophe. She wrote, “Nobody has ever managed it.” I sent her
    the name as a file, at large size.
  `),
  p("She has put it on her boat."),
);

const fr = doc(
  p(`
    Les spécimens sont remplis de mots choisis par des gens qui veulent vendre des caractères.
    Des mots ronds, aimables, avec un *g* pour faire le beau. Les vrais mots sont pires. Les
    vrais mots sont *Rv. 7 Ål*, *L’Haÿ-les-Roses* et *fjøsgjødsel*.
  `),
  p(`
    En dessinant Grot No. 9, j’ai donc mis une ligne sur mon site : envoyez-moi le pire mot de
    votre enseigne. J’en attendais trente. J’en ai reçu 1 908, dont la carte complète d’un
    restaurant de Reykjavík.
  `),
  h2("Ce qu’ils m’ont appris"),
  ul(
    `
      **LJ, RV, Tå** : les trous entre capitales se règlent à la main. Il n’existe pas de
      formule. J’ai cherché.
    `,
    "**ÿ** existe. Il vit dans onze noms de lieux français, et il se sent seul.",
    "**fjø**\u202f: une ligature que personne ne demanderait, et qu’il faut à tous les fermiers.",
    `
      **Les listes de prix** sont le texte le plus difficile du monde. Un mauvais 1 coûte de
      l’argent à quelqu’un.
    `,
  ),
  p(`
    Je les ai tous crénés, 43 soirées en tout. La plus belle lettre venait d’une femme de Vardø
    dont le nom porte trois *å* et une apostrophe. Elle écrivait : « Personne n’y est jamais
    arrivé. » Je lui ai envoyé son nom, en fichier, en très grand.
  `),
  p("Elle l’a mis sur son bateau."),
);

const no = doc(
  p(`
    Skriftprøver er fulle av ord valgt av folk som vil selge skrift. Runde, vennlige ord med en
    *g* å vise fram. Virkelige ord er verre. Virkelige ord er *Rv. 7 Ål*, *L’Haÿ-les-Roses* og
    *fjøsgjødsel*.
  `),
  p(`
    Så mens jeg tegnet Grot No. 9, la jeg ut en linje på nettsiden min: Send meg det verste
    ordet på skiltet ditt. Jeg ventet tretti. Jeg fikk 1 908, medregnet hele menyen til en
    restaurant i Reykjavík.
  `),
  h2("Det de lærte meg"),
  ul(
    `
      **LJ, RV, Tå**: Hullene mellom store bokstaver må rettes for hånd. Det finnes ingen
      formel. Jeg har lett.
    `,
    "**ÿ** finnes. Den bor i elleve franske stedsnavn, og den er ensom.",
    "**fjø**: en ligatur ingen ville bedt om, og som hver bonde trenger.",
    `
      **Prislister** er den vanskeligste teksten som finnes. Et dårlig 1-tall koster noen
      penger.
    `,
  ),
  p(`
    Jeg kernet alle sammen, 43 kvelder til slutt. Det beste brevet kom fra en kvinne i Vardø med
    tre *å*-er og en apostrof i etternavnet. Hun skrev: «Ingen har noen gang fått det til.» Jeg
    sendte henne navnet som fil, i stor størrelse.
  `),
  p("Hun har satt det på båten."),
);

export const post: DemoPost = {
  author: "freya-holm",
  categories: ["craft"],
  tags: ["type design", "kerning", "diacritics"],
  cover: "/artwork/letter-75-R.svg",
  coverAlt: {
    en: "A dark green capital R between its guide lines",
    fr: "Une capitale R vert sombre entre ses lignes de construction",
    no: "En mørkegrønn stor R mellom hjelpelinjene",
  },
  title: {
    en: "Send me your worst word",
    fr: "Envoyez-moi votre pire mot",
    no: "Send meg det verste ordet ditt",
  },
  description: {
    en: "Every typeface looks good in “Hamburgefonstiv”. I test mine on angry letters from the public.",
    fr: "Toute police est belle dans «\u202fHamburgefonstiv\u202f». Je teste la mienne sur des mots envoyés par des inconnus.",
    no: "Alle skrifter er pene i «Hamburgefonstiv». Jeg tester mine på ord jeg får i posten.",
  },
  content: { en, fr, no },
  publishedAt: "2026-05-19T10:05:00+02:00",
  views: 956,
};
