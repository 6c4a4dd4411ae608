import type { DemoMember } from "../demo-member.ts";
import { prose } from "../text.ts";

export const priyaRaman: DemoMember = {
  handle: "priya-raman",
  name: "Priya Raman",
  pronouns: "she/her",
  role: {
    en: "Data visualisation designer",
    fr: "Designer de données",
    no: "Designer av datavisualisering",
  },
  headline: {
    en: "Charts you can argue with: sources shown, axes at zero, nothing in 3D.",
    fr: "Des graphiques que l’on peut discuter\u202f: sources visibles, axes à zéro, rien en 3D.",
    no: "Diagrammer du kan diskutere med: synlige kilder, akser fra null, ingenting i 3D.",
  },
  about: {
    en: prose`
      I studied statistics because I liked the drawings. In Bengaluru I make charts for newsrooms,
      water boards and a cricket club, and I have not used a pie for anything but lunch since 2017.

      A good chart answers the second question. The first one, how much, fits in a sentence. So I
      interview the people who will read it, I draw by hand with their own numbers, and we see what
      they point at. What they point at gets the colour.

      I deliver charts that work in print, on a phone, in black and white and through a screen
      reader, together with the table behind them. If the data is not good enough, I say so before
      the invoice.
    `,
    fr: prose`
      J’ai étudié la statistique parce que j’aimais les dessins. À Bangalore, je fais des graphiques
      pour des rédactions, des agences de l’eau et un club de cricket. Le camembert, depuis 2017, je ne
      connais plus que le fromage.

      Un bon graphique répond à la deuxième question. La première, « combien », tient dans une phrase.
      J’interroge donc celles et ceux qui le liront, je dessine à la main avec leurs propres chiffres,
      et nous regardons ce que montre leur doigt. C’est cela qui reçoit la couleur.

      Mes graphiques fonctionnent en impression, sur téléphone, en noir et blanc et avec un lecteur
      d’écran, et le tableau les accompagne. Si les données ne suffisent pas, je le dis avant la
      facture.
    `,
    no: prose`
      Jeg studerte statistikk fordi jeg likte tegningene. I Bengaluru lager jeg diagrammer for
      redaksjoner, vannverk og en cricketklubb, og siden 2017 har jeg ikke brukt kake til annet enn
      kaffen.

      Et godt diagram svarer på det andre spørsmålet. Det første, hvor mye, får plass i en setning. Så
      jeg intervjuer dem som skal lese det, tegner for hånd med deres egne tall, og ser hva de peker
      på. Det de peker på, får fargen.

      Diagrammene mine virker på trykk, på telefon, i svart-hvitt og med skjermleser, og tabellen
      følger med. Er ikke dataene gode nok, sier jeg det før fakturaen.
    `,
  },
  city: "Bengaluru",
  country: "IN",
  timeZone: "Asia/Kolkata",
  skills: ["Data visualisation", "Statistics", "Information design", "Maps", "Accessibility"],
  tools: ["R", "Observable Plot", "QGIS", "Graph paper"],
  languages: [
    { code: "ta", level: "native" },
    { code: "en", level: "fluent" },
    { code: "kn", level: "fluent" },
  ],
  links: [
    { label: "priyaraman.example", url: "https://priyaraman.example" },
    { label: "Code", url: "https://code.example/priya" },
  ],
  availability: "open",
  cover: "/artwork/bars-170.svg",
  email: "priya-raman@atelier.test",
};
