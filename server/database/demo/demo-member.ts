import type { Text } from "./text.ts";

interface DemoEntry {
  title: string;
  organization: string;
  startYear: number;
  endYear?: number;
  description?: string;
}

export interface DemoMember {
  handle: string;
  name: string;
  pronouns?: string;
  /** Their profession */
  role: Text;
  headline: Text;
  about: Text;
  company?: string;
  city: string;
  state?: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
  timeZone: string;
  skills: string[];
  tools: string[];
  /** ISO 639-1 */
  languages: { code: string; level: "native" | "fluent" | "working" }[];
  links: { label: string; url: string }[];
  experience?: DemoEntry[];
  education?: DemoEntry[];
  awards?: DemoEntry[];
  availability: "open" | "limited" | "booked";
  /** The day from which they are available again, unless they are "open" */
  availableFrom?: string;
  /** A path of the artwork */
  cover: string;
  email: string;
  /** Only signed-in users see the profile */
  isForMembers?: boolean;
}
