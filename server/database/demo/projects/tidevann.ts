import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { code, doc, h2, p } from "../writing.ts";

const example = code("Terminal", "bash", "curl https://tidevann.example/api/bergen?day=today");

export const project: DemoProject = {
  slug: "tidevann",
  type: "web",
  stage: "IN_PROGRESS",
  featured: true,
  title: { en: "Tidevann", fr: "Tidevann", no: "Tidevann" },
  description: {
    en: "Open data on the tides of a whole coast, as one line that can be read with wet hands.",
    fr: "Les marées de toute une côte en données ouvertes, et une ligne qui se lit les mains mouillées.",
    no: "Åpne data om tidevannet langs hele kysten, som én linje du kan lese med våte hender.",
  },
  content: {
    en: doc(
      p(`
        The figures were public, in a table of 41 columns that was updated at night. Tidevann asks
        one question, where are you, and draws the next twelve hours. It runs on one small server and
        answers two million requests a month.
      `),
      h2("Use it"),
      p("No key, no limit below ten requests a second, and an answer that fits in a text message:"),
      example,
    ),
    fr: doc(
      p(`
        Les chiffres étaient publics, dans un tableau de 41 colonnes mis à jour la nuit. Tidevann pose
        une question, où êtes-vous, et dessine les douze heures qui viennent. Le tout tourne sur un
        petit serveur et répond à deux millions de requêtes par mois.
      `),
      h2("L’utiliser"),
      p(
        "Ni clé, ni limite en dessous de dix requêtes par seconde, et une réponse qui tient dans un SMS\u202f:",
      ),
      example,
    ),
    no: doc(
      p(`
        Tallene var offentlige, i en tabell med 41 kolonner som ble oppdatert om natta. Tidevann
        stiller ett spørsmål, hvor er du, og tegner de neste tolv timene. Alt går på én liten tjener
        som svarer på to millioner forespørsler i måneden.
      `),
      h2("Ta det i bruk"),
      p(
        "Ingen nøkkel, ingen grense under ti forespørsler i sekundet, og et svar som får plass i en SMS:",
      ),
      example,
    ),
  },
  cover: "/artwork/chart-165.svg",
  coverAlt: {
    en: "A line of tides rising over green and blue areas",
    fr: "Une courbe de marée qui monte au-dessus d’aplats verts et bleus",
    no: "En tidevannskurve som stiger over grønne og blå flater",
  },
  tags: ["open data", "performance", "tides"],
  tools: ["TypeScript", "PostgreSQL", "A four-year-old phone"],
  startedOn: "2024-02-17",
  liveUrl: "https://tidevann.example",
  repoUrl: "https://code.example/elias/tidevann",
  owners: [
    { handle: "elias-nygaard", part: "Design, code, answering fishermen" },
    { handle: "priya-raman", part: "Chart", status: "PENDING" },
  ],
  media: [
    {
      url: "/artwork/waves-165.svg",
      alt: {
        en: "Three waves and a low sun",
        fr: "Trois vagues et un soleil bas",
        no: "Tre bølger og ei lav sol",
      },
      title: { en: "One line", fr: "Une ligne", no: "Én linje" },
      content: {
        en: prose`
          High water is a number, low water is a number, now is a dot. Everything else went. The line
          is drawn on the server, so it is there before the script is, and on phones that have none.
        `,
        fr: prose`
          La haute mer est un chiffre, la basse mer aussi, maintenant est un point. Le reste a disparu.
          La ligne est dessinée par le serveur : elle arrive avant le script, et sur les téléphones qui
          n’en ont pas.
        `,
        no: prose`
          Flo er et tall, fjære er et tall, nå er en prikk. Alt annet forsvant. Linja tegnes på
          tjeneren, så den er der før skriptet, og på telefoner uten.
        `,
      },
    },
    {
      url: "/artwork/code-165.svg",
      alt: {
        en: "A window with four lines of program text and a tick",
        fr: "Une fenêtre avec quatre lignes de code et une coche",
        no: "Et vindu med fire kodelinjer og et hakemerke",
      },
      title: {
        en: "When a number is wrong",
        fr: "Quand un chiffre est faux",
        no: "Når et tall er feil",
      },
      content: {
        en: prose`
          Under every figure there is “Not what you see?”. In two years 214 people used it. 190 were
          right, most of them about bridges. Each got a reply with the commit.
        `,
        fr: prose`
          Sous chaque chiffre : « Ce n’est pas ce que vous voyez ? ». En deux ans, 214 personnes s’en
          sont servies. 190 avaient raison, surtout à propos de ponts. Chacune a reçu une réponse, avec
          le commit.
        `,
        no: prose`
          Under hvert tall står det «Ser du noe annet?». På to år har 214 brukt det. 190 hadde rett, de
          fleste om bruer. Alle fikk svar, med innsjekkingen.
        `,
      },
    },
  ],
  integrations: [
    { kind: "GITLAB", url: "https://code.example/elias/tidevann", label: "Sources" },
    {
      kind: "NPM",
      url: "https://npm.example/package/tidevann",
      label: "Client for Node and browsers",
    },
    { kind: "WEBSITE", url: "https://status.tidevann.example", label: "Status", status: "ERROR" },
  ],
  notes: [
    {
      by: "elias-nygaard",
      text: "Kartverket changes its format on 1 March. Parser is ready behind a flag.",
    },
  ],
  likes: [
    "jonas-berg",
    "ingrid-solheim",
    "priya-raman",
    "kari-nilsen",
    "sofia-lindqvist",
    "yuki-tanaka",
    "ragnhild-moe",
  ],
  publishedAt: "2026-05-18T08:00:00+02:00",
};
