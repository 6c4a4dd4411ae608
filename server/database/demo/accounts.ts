import { members } from "./members.ts";

/** Of every account the sign-in page offers; the others cannot sign in. */
export const DEMO_PASSWORD = "atelier-demo";

export const DEMO_ADMIN = "admin@atelier.test";

export interface DemoAccount {
  email: string;
  name: string;
  roles: string[];
  /** The handle of the member this account belongs to */
  member?: string;
  isOffered?: boolean;
}

// Ragnhild, Ingrid and Freya sign in with the accounts of the sign-in page; the others have their own.
const offered: DemoAccount[] = [
  { email: DEMO_ADMIN, name: "Ragnhild Moe", roles: ["admin"], member: "ragnhild-moe" },
  {
    email: "editor@atelier.test",
    name: "Ingrid Solheim",
    roles: ["editor"],
    member: "ingrid-solheim",
  },
  { email: "moderator@atelier.test", name: "Samir Haddad", roles: ["moderator"] },
  { email: "recruiter@atelier.test", name: "Hanna Virtanen", roles: ["recruiter"] },
  { email: "billing@atelier.test", name: "Paul Lefèvre", roles: ["billing"] },
  { email: "operator@atelier.test", name: "Jakub Nowak", roles: ["operator"] },
  { email: "support@atelier.test", name: "Grace Mensah", roles: ["support"] },
  { email: "member@atelier.test", name: "Freya Holm", roles: ["member"], member: "freya-holm" },
  { email: "client@atelier.test", name: "Astrid Lund", roles: ["member"] },
];

const taken = new Set(offered.map((account) => account.member));

export const accounts: DemoAccount[] = [
  ...offered.map((account) => ({ ...account, isOffered: true })),
  ...members
    .filter(({ handle }) => !taken.has(handle))
    .map(({ handle, name, email }) => ({ email, name, roles: ["member"], member: handle })),
];
