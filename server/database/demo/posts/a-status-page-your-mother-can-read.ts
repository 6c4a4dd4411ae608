import type { DemoPost } from "../demo-post.ts";
import { code, doc, h2, p } from "../writing.ts";

const en = doc(
  p(`
    When something is broken, people have one question: is it me? Most status pages answer a
    different one. They offer sixteen green dots and a graph of something called p95.
  `),
  p(`
    My test reader is my mother, Turid, who is seventy-four and runs a choir by e-mail. I wrote
    my pages for her, and the number of support requests during an outage fell by two thirds.
  `),
  h2("Three sentences"),
  p("A message has three parts, in this order, and no others."),
  code(
    "status.yaml",
    "yaml",
    `
      what: You can read, but not send.
      you: Nothing is lost. Drafts are kept.
      next: We write again at 14:30, even if nothing has changed.
    `,
  ),
  p(`
    The third is the important one. A promise of the next message is worth more than an
    explanation, provided you keep it to the minute. We have written “still broken, sorry,
    15:00” four times in a row, and people thanked us for it.
  `),
  p(`
    Only then come the dots, folded away under “for engineers”. Turid opened them once. She said
    that they were very pretty and asked whether they played a tune.
  `),
);

const no = doc(
  p(`
    Når noe er i stykker, har folk ett spørsmål: Er det meg? De fleste statussider svarer på noe
    annet. De byr på seksten grønne prikker og en graf over noe som heter p95.
  `),
  p(`
    Testleseren min er mor, Turid, som er syttifire og driver et kor på e-post. Jeg skrev sidene
    mine for henne, og antallet henvendelser under et driftsavbrudd falt med to tredeler.
  `),
  h2("Tre setninger"),
  p("En melding har tre deler, i denne rekkefølgen, og ingen andre."),
  code(
    "status.yaml",
    "yaml",
    `
      hva: Du kan lese, men ikke sende.
      du: Ingenting er tapt. Utkast blir tatt vare på.
      neste: Vi skriver igjen klokka 14.30, selv om ingenting er endret.
    `,
  ),
  p(`
    Den tredje er den viktige. Et løfte om neste melding er verdt mer enn en forklaring, så sant
    du holder det på minuttet. Vi har skrevet «fortsatt i stykker, beklager, 15.00» fire ganger
    på rad, og folk takket oss for det.
  `),
  p(`
    Først da kommer prikkene, brettet sammen under «for teknikere». Turid åpnet dem én gang. Hun
    sa at de var veldig fine, og spurte om de spilte en melodi.
  `),
);

export const post: DemoPost = {
  author: "elias-nygaard",
  categories: ["tools"],
  tags: ["status pages", "plain language", "front end"],
  cover: "/artwork/code-262.svg",
  coverAlt: {
    en: "A code window in violet with a large tick in the corner",
    no: "Et fiolett kodevindu med en stor hake i hjørnet",
  },
  title: {
    en: "A status page your mother can read",
    no: "En statusside moren din kan lese",
  },
  description: {
    en: "Replace “degraded performance in region two” with a sentence. Then test it on Turid.",
    no: "Bytt ut «redusert ytelse i region to» med en setning. Test den så på Turid.",
  },
  content: { en, no },
  publishedAt: "2026-08-20T08:40:00+02:00",
  views: 1018,
};
