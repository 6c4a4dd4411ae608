import { prose } from "./text.ts";

/** A request of the demo world. With `member` or `project` it asks for a quote. */
export interface DemoContactRequest {
  name: string;
  email: string;
  /** The handle of the demo member who sent it */
  sender?: string;
  /** The handle of the member who is asked */
  member?: string;
  /** The slug of the project whose owners are asked */
  project?: string;
  subject?: string;
  /** Asked below the frequent questions */
  question?: boolean;
  message: string;
  budget?: string;
  timing?: string;
  locale: "en" | "fr" | "no";
  /** NEW by default */
  status?: "OPEN" | "REPLIED" | "ARCHIVED" | "SPAM";
  spamScore?: number;
  /** The handle of who looks after it */
  assignee?: string;
  entries?: DemoContactEntry[];
  at: string;
}

/** An answer that was mailed, or a note for the staff. */
interface DemoContactEntry {
  author: string;
  answer?: string;
  note?: string;
  at: string;
}

const GRACE = "grace-mensah";
const RAGNHILD = "ragnhild-moe";

export const contactRequests: DemoContactRequest[] = [
  {
    name: "Marit Aune",
    email: "marit.aune@vestkystline.example",
    project: "fjordlys",
    message: prose`
      The second ship goes into dry dock on 8 February for five weeks. She has three decks, 128
      cabins and two cabins called 11. We would like the same figures, and this time the car deck as
      well.

      Could you come aboard in December? There is a crossing on the 9th with room.
    `,
    budget: "As for the first ship, plus the car deck",
    timing: "Signs up by 15 March 2027",
    locale: "en",
    at: "2026-11-23T07:52:00+01:00",
  },
  {
    name: "Camille Roux",
    email: "camille@petitquai.example",
    member: "freya-holm",
    message: prose`
      Bonjour, nous ouvrons la saison le 4 mars et il nous faut un caractère pour six affiches, sur
      une façade de quatre mètres, à lire depuis le tram. Le théâtre a 180 places et un graveur sur
      bois dans la maison.

      Est-ce que l’hiver vous laisse un peu de place ?
    `,
    budget: "7 500 €",
    timing: "Avant le 20 février",
    locale: "fr",
    at: "2026-11-22T09:52:00+01:00",
  },
  {
    name: "Astrid Lund",
    email: "client@atelier.test",
    sender: "astrid-lund",
    member: "freya-holm",
    message: prose`
      Høstlista 2027 har seks rygger som skal stå ved siden av hverandre i en hylle og ikke være i
      familie. Kunne du tegnet titlene? Formatet er klart, papiret også. Bare bokstavene mangler.
    `,
    budget: "4 200 euro per omslag, tegning medregnet",
    timing: "Avtale før 10. desember",
    locale: "no",
    status: "OPEN",
    at: "2026-11-18T14:05:00+01:00",
  },
  {
    name: "Bruno Fellner",
    email: "b.fellner@museum-am-hof.example",
    member: "freya-holm",
    message: prose`
      We are a museum with 900 objects and one sign system from 1986. Grot No. 9 would suit it. Is
      there a licence that covers signs, website and the catalogue, and does it include Greek?
    `,
    timing: "No hurry",
    locale: "en",
    status: "REPLIED",
    at: "2026-11-11T16:20:00+01:00",
  },
  {
    name: "Eline Strand",
    email: "eline.strand@example.org",
    project: "morketid",
    message: prose`
      Hei! Barnehagen vår har lest Mørketid så mange ganger at side nitten har løsnet. Lager dere
      den også som plakat? Vi har en vegg på tre meter og en basar til å betale med.
    `,
    budget: "Rundt 3000 kroner",
    locale: "no",
    at: "2026-11-20T12:31:00+01:00",
  },
  {
    name: "Amélie Garnier",
    email: "amelie.garnier@example.org",
    question: true,
    message: prose`
      Je suis étudiante en troisième année à Strasbourg et je n’ai encore travaillé pour personne.
      Puis-je montrer des exercices de cours, ou seulement des projets réels ?
    `,
    locale: "fr",
    status: "REPLIED",
    assignee: RAGNHILD,
    entries: [
      {
        author: RAGNHILD,
        answer: prose`
          Bonjour Amélie,

          les exercices sont les bienvenus, à condition de dire que ce sont des exercices. Nommez
          l’école comme client et vos camarades comme coauteurs : ils pourront confirmer.
        `,
        at: "2026-11-13T14:20:00+01:00",
      },
    ],
    at: "2026-11-13T09:02:00+01:00",
  },
  {
    name: "Jakob Steiner",
    email: "jakob.steiner@htl-graz.example",
    subject: "A workshop on type for fourteen people",
    status: "OPEN",
    assignee: GRACE,
    entries: [
      {
        author: GRACE,
        note: prose`
          Freya taught two such days in Bergen last spring. I have asked her whether March is free,
          and what she takes for a school.
        `,
        at: "2026-11-21T09:05:00+01:00",
      },
    ],
    message: prose`
      We are a technical school in Graz. Fourteen people aged seventeen would like to draw a letter
      that survives their own printer. Who among you teaches, and what does a day cost?
    `,
    locale: "en",
    at: "2026-11-21T08:20:00+01:00",
  },
  {
    name: "Clara Egger",
    email: "office@hotel-am-see.example",
    subject: "Who draws signs that last?",
    message: prose`
      Our hotel has had new signs four times in ten years. The guests still ask the way to the sauna.
      I am looking for someone who begins with the guests.
    `,
    locale: "en",
    status: "REPLIED",
    assignee: GRACE,
    entries: [
      {
        author: GRACE,
        note: prose`
          The same hotel wrote in May about its menu. Chloé knows the house, and has stood in front
          of the sauna door herself.
        `,
        at: "2026-11-09T11:40:00+01:00",
      },
      {
        author: GRACE,
        answer: prose`
          Dear Ms Egger,

          Two of our members begin with the guests: Chloé Martin, who walks a building for a day
          before she draws anything, and Freya Holm, whose letters can be read from a wet staircase.
          Their pages say when they are free. You can ask either of them for a quote there.
        `,
        at: "2026-11-10T09:12:00+01:00",
      },
      {
        author: RAGNHILD,
        answer: prose`
          One more thing: the signs on the ferry Fjordlys were made by both of them. The case study
          has drawings and the costs, and may save you a fifth set.
        `,
        at: "2026-11-11T08:30:00+01:00",
      },
    ],
    at: "2026-11-09T10:15:00+01:00",
  },
  {
    name: "Best SEO Team",
    email: "sales@rank-higher.example",
    subject: "First page guaranteed",
    message: prose`
      We offer seo backlinks and seo services, buy followers today. https://rank.example
      https://rank2.example https://rank3.example
    `,
    locale: "en",
    status: "SPAM",
    spamScore: 100,
    at: "2026-11-19T03:12:00+01:00",
  },
];
