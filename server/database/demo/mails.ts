import { BoardHue } from "../../../schema/boards/board-column.ts";

interface DemoMail {
  at: string;
  /** Who of the staff wrote it; those without one came in. */
  author?: string;
  text: string;
}

interface DemoThread {
  name: string;
  address: string;
  subject: string;
  label?: string;
  assignee?: string;
  isImportant?: boolean;
  mails: DemoMail[];
}

const RAGNHILD = "ragnhild-moe";
const GRACE = "grace-mensah";

export const mailLabels: { name: string; hue: BoardHue }[] = [
  { name: "Press", hue: BoardHue.PURPLE },
  { name: "Partners", hue: BoardHue.TEAL },
  { name: "Feedback", hue: BoardHue.YELLOW },
];

export const mailThreads: DemoThread[] = [
  {
    name: "Ingrid Solberg",
    address: "ingrid@kveldsavis.example",
    subject: "Intervju om små studioer",
    label: "Press",
    isImportant: true,
    mails: [
      {
        at: "2026-11-23T08:40:00+01:00",
        text: "Hei,\n\njeg skriver om små studioer som deler kunder og verktøy, og vil gjerne intervjue to av medlemmene deres. Passer det torsdag?\n\nHilsen Ingrid",
      },
    ],
  },
  {
    name: "Bastien Morel",
    address: "bastien@atelier-morel.example",
    subject: "Partenariat pour le salon de mars",
    label: "Partners",
    assignee: RAGNHILD,
    mails: [
      {
        at: "2026-11-20T10:05:00+01:00",
        text: "Bonjour,\n\nnous préparons un stand commun au salon de mars et cherchons trois illustratrices. Pouvez-vous nous mettre en relation ?\n\nBastien Morel",
      },
      {
        at: "2026-11-20T14:30:00+01:00",
        author: RAGNHILD,
        text: "Bonjour Bastien,\n\navec plaisir. Je transmets votre demande aujourd’hui et reviens vers vous lundi.\n\nRagnhild",
      },
      {
        at: "2026-11-22T18:12:00+01:00",
        text: "Merci beaucoup. Le stand fait 18 m², je joins les mesures dès que je les ai.\n\nBastien",
      },
    ],
  },
  {
    name: "Tom Whitfield",
    address: "tom@papertrail.example",
    subject: "Search on the projects page",
    label: "Feedback",
    assignee: GRACE,
    mails: [
      {
        at: "2026-11-18T16:22:00+01:00",
        text: "Hello,\n\nthe search on the projects page is lovely. It would be even better if it remembered my last filter.\n\nTom",
      },
      {
        at: "2026-11-19T09:10:00+01:00",
        author: GRACE,
        text: "Hi Tom,\n\nthanks, that is a fair point. It is on our list for the next release.\n\nGrace",
      },
    ],
  },
];
