import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, p } from "../writing.ts";

export const project: DemoProject = {
  slug: "morketid",
  type: "images",
  title: { en: "Mørketid", fr: "Mørketid", no: "Mørketid" },
  description: {
    en: "A picture book without a sun: thirty-two pages, two inks, one lost mitten.",
    fr: "Un album sans soleil\u202f: trente-deux pages, deux encres, une moufle perdue.",
    no: "En bildebok uten sol: trettito sider, to trykkfarger, én mistet vott.",
  },
  content: {
    en: doc(
      p(`
        A girl walks home in the dark and looks for a mitten. Nothing else happens, and that is enough
        for thirty-two pages, because the light changes on each of them.
      `),
      p("Third printing, in four languages. The mitten is still on page thirty."),
    ),
    fr: doc(
      p(`
        Une petite fille rentre dans le noir et cherche une moufle. Il ne se passe rien d’autre, et
        cela suffit pour trente-deux pages, puisque la lumière change à chacune.
      `),
      p("Troisième tirage, en quatre langues. La moufle est toujours page trente."),
    ),
    no: doc(
      p(`
        Ei jente går hjem i mørket og leter etter en vott. Mer skjer ikke, og det holder i trettito
        sider, for lyset er nytt på hver av dem.
      `),
      p("Tredje opplag, på fire språk. Votten ligger fortsatt på side tretti."),
    ),
  },
  cover: "/artwork/sun-265.svg",
  coverAlt: {
    en: "A dark half sun below the horizon with blue rays above it",
    fr: "Un demi-soleil sombre à l’horizon, des rayons bleus au-dessus",
    no: "Ei mørk halv sol i horisonten med blå stråler over",
  },
  tags: ["illustration", "picture books", "arctic light"],
  tools: ["Gouache", "Two spot colours", "A head torch"],
  client: { name: "Lund Forlag", url: "https://lundforlag.example" },
  startedOn: "2024-11-25",
  endedOn: "2025-08-29",
  owners: [
    { handle: "kari-nilsen", part: "Pictures" },
    { handle: "astrid-lund", part: "Publisher" },
    { handle: "mathis-laurent", part: "Lettering", status: "PENDING" },
  ],
  media: [
    {
      url: "/artwork/domes-240.svg",
      alt: {
        en: "Three blue hills and a small dark moon",
        fr: "Trois collines bleues et une petite lune sombre",
        no: "Tre blå åser og en liten mørk måne",
      },
      title: { en: "Pages four and five", fr: "Pages quatre et cinq", no: "Side fire og fem" },
      content: {
        en: prose`
          Blue and orange, laid over each other in eleven strengths. There is no black on the sheet;
          where it looks black, both inks are at full strength.
        `,
        fr: prose`
          Du bleu et de l’orange, superposés à onze intensités. Il n’y a pas de noir sur la feuille : là
          où l’on croit le voir, les deux encres sont au maximum.
        `,
        no: prose`
          Blått og oransje, lagt over hverandre i elleve styrker. Det er ikke noe svart på arket; der
          det ser svart ut, er begge fargene på fullt.
        `,
      },
    },
    {
      url: "/artwork/leaves-300.svg",
      alt: {
        en: "Endpaper with a pattern like mittens in violet",
        fr: "Page de garde\u202f: un motif qui rappelle des moufles, en violet",
        no: "Forsatspapir med et mønster som ligner votter, i fiolett",
      },
      title: { en: "Endpapers", fr: "Pages de garde", no: "Forsatspapir" },
      caption: {
        en: "Two hundred mittens, one without a partner.",
        fr: "Deux cents moufles, dont une sans sa paire.",
        no: "To hundre votter, én uten make.",
      },
    },
  ],
  integrations: [
    { kind: "WEBSITE", url: "https://lundforlag.example/morketid", label: "At the publisher’s" },
  ],
  notes: [
    {
      by: "astrid-lund",
      text: "Fourth printing needs a decision by 15 January: Tallinn is booked from March.",
      isPinned: true,
    },
    {
      by: "kari-nilsen",
      text: "Page nineteen, plate orange: the window has slipped by half a millimetre since the second printing.",
    },
  ],
  likes: ["chloe-martin", "freya-holm", "ines-carvalho", "ragnhild-moe", "saoirse-byrne"],
  publishedAt: "2025-09-01T08:00:00+02:00",
};
