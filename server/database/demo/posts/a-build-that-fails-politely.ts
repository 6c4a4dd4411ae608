import type { DemoPost } from "../demo-post.ts";
import { code, doc, h2, ol, p } from "../writing.ts";

const en = doc(
  p(`
    Our build used to fail with four hundred red lines, of which one mattered, and it was never
    the last. New people were afraid of it. Old people had learned to scroll with their eyes
    half shut.
  `),
  p("We did not change what it checks. We changed how it speaks."),
  code(
    "build.txt",
    "text",
    `
      The page /contact weighs 188 kB. The limit is 150.
      Most of it is team-photo.png (121 kB). Try: npm run shrink
      Ask Elias, who chose the limit, or raise it in weight.json and say why.
    `,
  ),
  h2("The grammar of a failure"),
  ol(
    "What is wrong, with both numbers.",
    "The most likely cause, and one command to try.",
    "A name. Every rule belongs to somebody who can explain it, or it is deleted.",
  ),
  p(`
    The third line took courage, and it did the most good. When we put names to our forty-four
    rules, seventeen had no owner. We deleted them one Thursday. Nothing happened, apart from
    the build becoming two minutes faster.
  `),
  p(`
    The four hundred lines are still there, in a file, for those who miss them. So far that is
    one person. I open it for the smell of old times.
  `),
);

const no = doc(
  p(`
    Før feilet bygget vårt med fire hundre røde linjer. Én av dem betydde noe, og det var aldri
    den siste. De nye var redde for det. De gamle hadde lært å bla med halvlukkede øyne.
  `),
  p("Vi endret ikke hva det sjekker. Vi endret hvordan det snakker."),
  code(
    "build.txt",
    "text",
    `
      Siden /kontakt veier 188 kB. Grensen er 150.
      Det meste er lagbilde.png (121 kB). Prøv: npm run shrink
      Spør Elias, som valgte grensen, eller hev den i weight.json og si hvorfor.
    `,
  ),
  h2("Grammatikken i en feil"),
  ol(
    "Hva som er galt, med begge tallene.",
    "Den mest sannsynlige årsaken, og én kommando å prøve.",
    "Et navn. Hver regel tilhører noen som kan forklare den, ellers blir den slettet.",
  ),
  p(`
    Den tredje linja krevde mot, og det var den som gjorde mest nytte. Da vi satte navn på de
    førtifire reglene våre, var det sytten som ikke hadde noen eier. Vi slettet dem en torsdag.
    Ingenting skjedde, bortsett fra at bygget ble to minutter raskere.
  `),
  p(`
    De fire hundre linjene finnes fortsatt, i en fil, for dem som savner dem. Så langt er det én
    person. Jeg åpner den for lukten av gamle dager.
  `),
);

export const post: DemoPost = {
  author: "jonas-berg",
  categories: ["tools"],
  tags: ["continuous integration", "errors", "plain language"],
  cover: "/artwork/code-150.svg",
  coverAlt: {
    en: "A dark green code window with a large tick in the corner",
    no: "Et mørkegrønt kodevindu med en stor hake i hjørnet",
  },
  title: {
    en: "A build that fails politely",
    no: "Et bygg som feiler høflig",
  },
  description: {
    en: "Four hundred lines of red told us nothing. Now it is three lines, and one of them says who to ask.",
    no: "Fire hundre røde linjer fortalte oss ingenting. Nå er det tre, og én av dem sier hvem du skal spørre.",
  },
  content: { en, no },
  publishedAt: "2026-06-12T08:50:00+02:00",
  views: 1176,
};
