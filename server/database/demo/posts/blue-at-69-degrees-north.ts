import type { DemoPost } from "../demo-post.ts";
import { doc, h2, ol, p } from "../writing.ts";

const en = doc(
  p(`
    Visitors believe that the polar night is black. Black would be easy; you can buy it in a
    tube. What we have from the end of November is blue, for about five hours, in a quantity
    that no screen believes.
  `),
  h2("The five I mix"),
  ol(
    "**Snow at ten in the morning**, which is paler than the sky. Everything is upside down.",
    "**The fjord**, one step darker and slightly green, like a bottle.",
    "**The mountains**, which lose their feet first.",
    "**Two o’clock**, when the blue turns violet for eleven minutes. I set an alarm.",
    "**The road**, orange from the lamps. Without that one, the rest is just cold.",
  ),
  p(`
    The fifth is the secret. A blue picture with no warm spot feels like a missing person. So
    there is always one window in mine, never larger than a fingernail, and somebody is always
    awake behind it. I know who. It is usually the woman from the bakery.
  `),
  p(`
    A publisher once asked me to “brighten it up for the southern market”. I added a second
    window. They wrote back that it was much sunnier.
  `),
);

const no = doc(
  p(`
    Tilreisende tror at mørketida er svart. Svart hadde vært lett, det får man kjøpt på tube.
    Det vi har fra slutten av november, er blått, i omtrent fem timer, i mengder ingen skjerm
    tror på.
  `),
  h2("De fem jeg blander"),
  ol(
    "**Snøen klokka ti om morgenen**, som er lysere enn himmelen. Alt er opp ned.",
    "**Fjorden**, ett hakk mørkere og litt grønn, som en flaske.",
    "**Fjellene**, som mister føttene først.",
    "**Klokka to**, når det blå blir fiolett i elleve minutter. Jeg stiller vekkerklokka.",
    "**Veien**, oransje av lyktene. Uten den er resten bare kaldt.",
  ),
  p(`
    Den femte er hemmeligheten. Et blått bilde uten en varm flekk føles som om noen er savnet.
    Derfor er det alltid ett vindu i mine, aldri større enn en negl, og det er alltid noen som
    er våken bak det. Jeg vet hvem. Som regel er det dama fra bakeriet.
  `),
  p(`
    Et forlag ba meg en gang om å «lyse det opp litt for markedet sørpå». Jeg la til et vindu
    til. De skrev tilbake at det var blitt mye mer sol.
  `),
);

export const post: DemoPost = {
  author: "kari-nilsen",
  categories: ["craft"],
  tags: ["illustration", "colour", "arctic light"],
  cover: "/artwork/waves-300.svg",
  coverAlt: {
    en: "Lilac and plum-coloured hills with a dark sun that never rises far",
    no: "Lilla og plommefargede fjell med en mørk sol som aldri kommer høyt",
  },
  title: {
    en: "Blue at 69 degrees north",
    no: "Blått på 69 grader nord",
  },
  description: {
    en: "In Tromsø the sun leaves in November and takes yellow along. Notes on painting with what is left.",
    no: "I Tromsø drar sola i november og tar med seg gult. Notater om å male med det som er igjen.",
  },
  content: { en, no },
  publishedAt: "2026-09-15T10:00:00+02:00",
  views: 796,
};
