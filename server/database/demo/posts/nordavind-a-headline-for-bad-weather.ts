import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p, ul } from "../writing.ts";

const en = doc(
  p(`
    *Nordavind* is a paper of eleven thousand copies, read on quays, in wheelhouses and under
    one arm. The editor’s brief was a single line: “It must be readable while folded, wet and
    moving.”
  `),
  h2("Testing in a gale"),
  p(`
    We printed eight drafts and took them outside. On the mole at Stad, in a fresh gale, I held
    up a front page while the editor stood twenty metres away and shouted what he could read.
    The winner was not the boldest one. Bold letters fill up when paper gets wet. The winner had
    wide openings, short arms and plenty of air between the words.
  `),
  p(`
    So *Nordavind* is narrow and open, in two weights: *storm* and *calm*. Numbers are slightly
    taller than they should be, since on the coast the number is usually the news.
  `),
  ul(
    "Words per headline went from nine to seven.",
    "The letter from the reader who hates everything arrived, and praised the commas.",
    "Sales at the kiosk rose 6%. The editor thinks it was the herring.",
  ),
  p(`
    One draft is still out there. The wind took it at half past three, heading for Shetland. It
    was the too-bold one, so I am not worried.
  `),
);

const no = doc(
  p(`
    *Nordavind* er en avis på elleve tusen eksemplarer som leses på kaier, i styrhus og under en
    arm. Briefen fra redaktøren var én linje: «Den må kunne leses brettet, våt og i bevegelse.»
  `),
  h2("Testing i kuling"),
  p(`
    Vi trykket åtte utkast og tok dem med ut. På moloen ved Stad, i sterk kuling, holdt jeg opp
    en forside mens redaktøren sto tjue meter unna og ropte det han klarte å lese. Vinneren var
    ikke den feteste. Fete bokstaver gror igjen når papiret blir vått. Vinneren hadde vide
    åpninger, korte armer og god plass mellom ordene.
  `),
  p(`
    Derfor er *Nordavind* smal og åpen, i to vekter: *storm* og *stille*. Tallene er litt høyere
    enn de burde være, for på kysten er det gjerne tallet som er nyheten.
  `),
  ul(
    "Antall ord per tittel gikk fra ni til sju.",
    "Brevet fra leseren som hater alt, kom, og det roste kommaene.",
    "Løssalget steg med 6 %. Redaktøren tror det var silda.",
  ),
  p(`
    Ett av utkastene er fortsatt der ute. Vinden tok det klokka halv fire, med kurs for
    Shetland. Det var det altfor fete, så jeg er ikke bekymret.
  `),
);

export const post: DemoPost = {
  author: "freya-holm",
  categories: ["case-studies"],
  tags: ["type design", "newspapers", "headlines"],
  cover: "/artwork/bars-262.svg",
  coverAlt: {
    en: "Violet columns of two heights on a pale blue page, like a front page",
    no: "Fiolette spalter i to høyder på lyseblått, som en forside",
  },
  title: {
    en: "Nordavind, a headline for bad weather",
    no: "Nordavind, en tittelskrift for dårlig vær",
  },
  description: {
    en: "A newspaper on the coast wanted headlines that hold up in the wind. They meant it literally.",
    no: "En avis på kysten ville ha titler som tåler vind. De mente det bokstavelig.",
  },
  content: { en, no },
  publishedAt: "2026-05-06T08:15:00+02:00",
  views: 734,
};
