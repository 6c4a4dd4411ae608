import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const sofiaLindqvist: DemoMember = {
  handle: "sofia-lindqvist",
  name: "Sofia Lindqvist",
  pronouns: "hon/henne",
  role: {
    en: "Accessibility engineer",
    fr: "Ingénieure en accessibilité",
    no: "Tilgjengelighetsutvikler",
  },
  headline: {
    en: "I use your site without a mouse, without sound and on the train, and write down where I stop.",
    fr: "J’utilise votre site sans souris, sans son et dans le train, et je note où je m’arrête.",
    no: "Jeg bruker nettstedet ditt uten mus, uten lyd og på toget, og noterer hvor jeg stopper.",
  },
  about: {
    en: prose`
      My brother has used a screen reader since he was six, so for me the question was never whether
      but when. I test and repair websites, ticket machines and documents, and I stay until the fix
      is in the product and not only in a report.

      A report of mine has at most twelve findings, ordered by how many people they stop. Each one
      comes with a recording of somebody trying, the line of code, and a proposal. Teams tell me the
      recordings do more than the law.

      I work from Gothenburg, in Swedish, English and sign language, and I train your own people to
      do the next round without me.
    `,
    fr: prose`
      Mon frère utilise un lecteur d’écran depuis ses six ans : pour moi, la question n’a jamais été
      « faut-il », mais « quand ». Je teste et je répare des sites, des automates et des documents, et
      je reste jusqu’à ce que la correction soit dans le produit, pas seulement dans un rapport.

      Mes rapports ont douze constats au plus, classés par le nombre de gens qu’ils arrêtent. Chacun
      vient avec l’enregistrement d’une personne qui essaie, la ligne de code et une proposition. Les
      équipes me disent que les enregistrements font plus que la loi.

      Je travaille depuis Göteborg, en suédois, en anglais et en langue des signes, et je forme vos
      équipes pour que la suite se fasse sans moi.
    `,
    no: prose`
      Broren min har brukt skjermleser siden han var seks, så for meg var spørsmålet aldri om, men
      når. Jeg tester og reparerer nettsteder, billettautomater og dokumenter, og blir til rettelsen
      er i produktet og ikke bare i en rapport.

      Rapportene mine har høyst tolv funn, ordnet etter hvor mange mennesker de stopper. Hvert funn
      kommer med et opptak av noen som prøver, kodelinjen og et forslag. Team sier at opptakene gjør
      mer enn loven.

      Jeg holder til i Göteborg, jobber på svensk, engelsk og tegnspråk, og lærer opp folkene deres så
      de kan ta neste runde uten meg.
    `,
  },
  city: "Gothenburg",
  country: "SE",
  timeZone: "Europe/Stockholm",
  skills: ["Accessibility", "WCAG audits", "Front-end development", "User testing", "Training"],
  tools: ["NVDA", "VoiceOver", "axe", "Keyboard"],
  languages: [
    { code: "sv", level: "native" },
    { code: "en", level: "fluent" },
    { code: "no", level: "working" },
  ],
  links: [
    { label: "sofialindqvist.example", url: "https://sofialindqvist.example" },
    { label: "Talks", url: "https://talks.example/sofia" },
  ],
  availability: "limited",
  availableFrom: "2026-12-01",
  cover: "/artwork/code-120.svg",
  email: "sofia-lindqvist@atelier.test",
};
