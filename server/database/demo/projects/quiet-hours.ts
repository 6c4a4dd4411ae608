import type { DemoProject } from "../demo-project.ts";
import { prose } from "../text.ts";
import { doc, ol, p } from "../writing.ts";

export const project: DemoProject = {
  slug: "quiet-hours",
  type: "sound",
  title: { en: "Quiet hours", fr: "Heures calmes", no: "Stille timer" },
  description: {
    en: "Eleven sounds for a hospital ward, and the removal of forty.",
    fr: "Onze sons pour un service hospitalier, et quarante de moins.",
    no: "Elleve lyder til en sengepost, og førti som ble borte.",
  },
  content: {
    en: doc(
      p(
        "We spent four nights on ward 3B and wrote down everything that beeped. Then we asked of each sound:",
      ),
      ol("Who has to hear it?", "How soon?", "What do they do then?"),
      p(`
        Forty had no answer to the third question and were turned off. The other eleven are now told
        apart by rhythm, not by volume, and the loudest is 12 decibels quieter than before.
      `),
    ),
    fr: doc(
      p(
        "Nous avons passé quatre nuits au service 3B à noter tout ce qui bipait. Puis, pour chaque son\u202f:",
      ),
      ol(
        "Qui doit l’entendre\u202f?",
        "En combien de temps\u202f?",
        "Que fait cette personne ensuite\u202f?",
      ),
      p(`
        Quarante n’avaient pas de réponse à la troisième question ; on les a coupés. Les onze autres se
        distinguent désormais par le rythme, non par le volume, et le plus fort a perdu 12 décibels.
      `),
    ),
    no: doc(
      p("Vi tilbrakte fire netter på post 3B og skrev ned alt som pep. Så spurte vi om hver lyd:"),
      ol("Hvem må høre den?", "Hvor fort?", "Hva gjør de da?"),
      p(`
        Førti hadde ikke svar på det tredje spørsmålet og ble skrudd av. De elleve andre skilles nå på
        rytme, ikke på styrke, og den høyeste er 12 desibel lavere enn før.
      `),
    ),
  },
  cover: "/artwork/sound-240.svg",
  coverAlt: {
    en: "Blue and violet bars of sound, one of them dark",
    fr: "Des barres de son bleues et violettes, dont une sombre",
    no: "Lydsøyler i blått og fiolett, én av dem mørk",
  },
  tags: ["sound design", "hospitals", "service design"],
  tools: ["SuperCollider", "Binaural microphone", "Night shifts"],
  client: { name: "Klinikum Nord", url: "https://klinikum-nord.example" },
  startedOn: "2025-02-03",
  endedOn: "2025-10-31",
  owners: [
    { handle: "yuki-tanaka", part: "Sounds" },
    { handle: "lea-brandt", part: "Nights, interviews, the list" },
  ],
  media: [
    {
      url: "/artwork/rings-200.svg",
      alt: {
        en: "Rings spreading from one point, paler with distance",
        fr: "Des anneaux partent d’un point et pâlissent avec la distance",
        no: "Ringer som brer seg fra ett punkt og blekner med avstanden",
      },
      title: { en: "As far as needed", fr: "Aussi loin qu’il le faut", no: "Så langt det trengs" },
      content: {
        en: prose`
          A pump is answered by the person in the room, so it is heard in the room. Only two of the
          eleven sounds reach the corridor, and both mean: run.
        `,
        fr: prose`
          À une pompe répond la personne présente ; on l’entend donc dans la chambre. Deux sons sur onze
          atteignent le couloir, et tous deux veulent dire : courez.
        `,
        no: prose`
          En pumpe blir hørt av den som er i rommet, så den høres i rommet. Bare to av de elleve lydene
          når ut i korridoren, og begge betyr: løp.
        `,
      },
    },
    {
      url: "/artwork/sound-310.svg",
      alt: {
        en: "Bars in pink and rust: the ward before",
        fr: "Des barres roses et rouille\u202f: le service, avant",
        no: "Søyler i rosa og rust: posten før",
      },
      title: {
        en: "Tuesday, 02:10, before",
        fr: "Mardi, 2 h 10, avant",
        no: "Tirsdag, 02.10, før",
      },
    },
  ],
  notes: [
    {
      by: "lea-brandt",
      text: "Ward 4A asks for the same in spring. They have other pumps; we would have to listen again.",
    },
  ],
  likes: ["sofia-lindqvist", "saoirse-byrne", "ingrid-solheim", "amara-okafor"],
  publishedAt: "2025-11-10T09:00:00+01:00",
};
