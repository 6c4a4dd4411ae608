import { members } from "./members.ts";
import type { Text } from "./text.ts";

/**
 * The password of every account offered on the sign-in page; the other accounts cannot sign in.
 */
export const DEMO_PASSWORD = "atelier-demo";

export const DEMO_ADMIN = "admin@atelier.test";

export interface DemoAccount {
  email: string;
  name: string;
  roles: string[];
  /** The handle of the account's member; without it the account gets a short profile. */
  member?: string;
  /** The profession in the short profile */
  profession?: Text;
  isOffered?: boolean;
}

// Ragnhild, Ingrid and Freya use the accounts of the sign-in page; the others have their own.
const offered: DemoAccount[] = [
  { email: DEMO_ADMIN, name: "Ragnhild Moe", roles: ["admin"], member: "ragnhild-moe" },
  {
    email: "editor@atelier.test",
    name: "Ingrid Solheim",
    roles: ["editor"],
    member: "ingrid-solheim",
  },
  {
    email: "moderator@atelier.test",
    name: "Samir Haddad",
    roles: ["moderator"],
    profession: { en: "Community moderator", fr: "Modération", no: "Moderator" },
  },
  {
    email: "recruiter@atelier.test",
    name: "Hanna Virtanen",
    roles: ["recruiter"],
    profession: { en: "Recruiter", fr: "Recrutement", no: "Rekrutterer" },
  },
  {
    email: "billing@atelier.test",
    name: "Paul Lefèvre",
    roles: ["billing"],
    profession: { en: "Billing", fr: "Facturation", no: "Fakturering" },
  },
  {
    email: "operator@atelier.test",
    name: "Jakub Nowak",
    roles: ["operator"],
    profession: { en: "Systems operator", fr: "Exploitation", no: "Driftsansvarlig" },
  },
  {
    email: "support@atelier.test",
    name: "Grace Mensah",
    roles: ["support"],
    profession: { en: "Member support", fr: "Assistance", no: "Brukerstøtte" },
  },
  { email: "member@atelier.test", name: "Freya Holm", roles: ["member"], member: "freya-holm" },
  {
    email: "client@atelier.test",
    name: "Astrid Lund",
    roles: ["member"],
    profession: { en: "Publisher", fr: "Édition", no: "Forlegger" },
  },
];

const taken = new Set(offered.map((account) => account.member));

export const accounts: DemoAccount[] = [
  ...offered.map((account) => ({ ...account, isOffered: true })),
  ...members
    .filter(({ handle }) => !taken.has(handle))
    .map(({ handle, name, email }) => ({ email, name, roles: ["member"], member: handle })),
];
