import type { DemoPost } from "../demo-post.ts";
import { doc, h2, p } from "../writing.ts";

const en = doc(
  p(`
    The publisher wanted a book about the northern lights. I said that people here do not look
    at the northern lights, we look for mittens. They gave me thirty-two pages to prove it.
  `),
  h2("Two inks"),
  p(`
    Four-colour printing makes a muddy night. So we printed *Mørketid* with two inks only, a
    blue and a warm orange, laid over each other in different strengths. The printer in Tallinn
    made me sign a paper saying that I understood there would be no black. I signed it twice.
  `),
  p(`
    The orange appears on the first page as one lit window. From there, it grows: a torch, a
    bus, a kitchen. When the girl finds the mitten, the whole page is orange for the first time,
    and children blink. I have watched three hundred of them blink.
  `),
  h2("Read aloud"),
  p(`
    I tested the drawings in a nursery school at nine in the morning, in the dark, using a head
    torch. The rule was simple: if a child asked “what is that?”, I drew it again. If a child
    asked “why?”, I left it in.
  `),
  p("The northern lights are on page nineteen. Nobody in the book looks up."),
);

const fr = doc(
  p(`
    L’éditeur voulait un livre sur les aurores boréales. J’ai répondu qu’ici personne ne regarde
    les aurores boréales, nous cherchons des moufles. Il m’a donné trente-deux pages pour le
    prouver.
  `),
  h2("Deux encres"),
  p(`
    La quadrichromie fait des nuits boueuses. Nous avons donc imprimé *Mørketid* avec deux
    encres seulement, un bleu et un orange chaud, superposés à des intensités différentes.
    L’imprimeur de Tallinn m’a fait signer un papier attestant que j’avais compris qu’il n’y
    aurait pas de noir. J’ai signé deux fois.
  `),
  p(`
    L’orange apparaît à la première page : une fenêtre allumée. Puis il grandit, une lampe, un
    bus, une cuisine. Quand la petite fille trouve la moufle, toute la page est orange pour la
    première fois, et les enfants clignent des yeux. J’en ai vu trois cents cligner.
  `),
  h2("À voix haute"),
  p(`
    J’ai testé les dessins dans une école maternelle, à neuf heures du matin, dans le noir, à la
    lampe frontale. La règle était simple : si un enfant demandait « c’est quoi ? », je
    redessinais. S’il demandait « pourquoi ? », je gardais.
  `),
  p("Les aurores boréales sont page dix-neuf. Dans le livre, personne ne lève les yeux."),
);

const no = doc(
  p(`
    Forlaget ville ha en bok om nordlyset. Jeg sa at folk her oppe ikke ser etter nordlyset, vi
    ser etter votter. De ga meg trettito sider til å bevise det.
  `),
  h2("To trykkfarger"),
  p(`
    Firefargetrykk gir grumsete netter. Derfor trykket vi *Mørketid* med bare to farger, en blå
    og en varm oransje, lagt over hverandre i ulik styrke. Trykkeriet i Tallinn fikk meg til å
    signere et papir på at jeg forsto at det ikke ville bli noe svart. Jeg signerte to ganger.
  `),
  p(`
    Oransjen dukker opp på første side som ett opplyst vindu. Derfra vokser den: en lykt, en
    buss, et kjøkken. Når jenta finner votten, er hele siden oransje for første gang, og barna
    blunker. Jeg har sett tre hundre av dem blunke.
  `),
  h2("Lest høyt"),
  p(`
    Jeg testet tegningene i en barnehage klokka ni om morgenen, i mørket, med hodelykt. Regelen
    var enkel: Spurte et barn «hva er det?», tegnet jeg på nytt. Spurte et barn «hvorfor?», fikk
    det stå.
  `),
  p("Nordlyset er på side nitten. Ingen i boka ser opp."),
);

export const post: DemoPost = {
  author: "kari-nilsen",
  categories: ["case-studies"],
  tags: ["illustration", "picture books", "printing"],
  cover: "/artwork/waves-285.svg",
  coverAlt: {
    en: "Violet hills under a dark disc, with no sun in sight",
    fr: "Collines violettes sous un disque sombre, sans soleil en vue",
    no: "Fiolette fjell under en mørk skive, uten sol i sikte",
  },
  title: {
    en: "Mørketid, a picture book without a sun",
    fr: "Mørketid, un album sans soleil",
    no: "Mørketid, en bildebok uten sol",
  },
  slug: {
    en: "morketid-a-picture-book-without-a-sun",
    fr: "morketid-un-album-sans-soleil",
    no: "morketid-en-bildebok-uten-sol",
  },
  description: {
    en: "Thirty-two pages, two inks and a girl who is looking for her other mitten.",
    fr: "Trente-deux pages, deux encres et une petite fille qui cherche son autre moufle.",
    no: "Trettito sider, to trykkfarger og ei jente som leter etter den andre votten.",
  },
  content: { en, fr, no },
  publishedAt: "2026-04-08T08:30:00+02:00",
  views: 1204,
};
