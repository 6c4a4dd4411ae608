import type { Locale } from "../i18n/locale.ts";

type Texts = { [L in Locale]?: string | null } | null;

/** What completeness depends on. */
interface Profile {
  avatar: string | null;
  roleByLocale: Texts;
  headlineByLocale: Texts;
  aboutByLocale: Texts;
  skills: readonly unknown[];
  languages: readonly unknown[];
  links: readonly unknown[];
  country: string | null;
}

const isWritten = (texts: Texts) => Boolean(texts?.en || texts?.fr || texts?.no);

/** The parts of a complete profile, in the order of the form. */
const parts = {
  picture: ({ avatar }: Profile) => Boolean(avatar),
  role: ({ roleByLocale }: Profile) => isWritten(roleByLocale),
  headline: ({ headlineByLocale }: Profile) => isWritten(headlineByLocale),
  about: ({ aboutByLocale }: Profile) => isWritten(aboutByLocale),
  skills: ({ skills }: Profile) => skills.length > 0,
  place: ({ country }: Profile) => Boolean(country),
  languages: ({ languages }: Profile) => languages.length > 0,
  links: ({ links }: Profile) => links.length > 0,
};

export interface ProfilePart {
  name: keyof typeof parts;
  isThere: boolean;
}

export function profileParts(member: Profile): ProfilePart[] {
  return Object.entries(parts).map(([name, isThere]) => ({
    name: name as ProfilePart["name"],
    isThere: isThere(member),
  }));
}

/** From 0 to 1 */
export function profileCompleteness(member: Profile): number {
  const all = profileParts(member);
  return all.filter(({ isThere }) => isThere).length / all.length;
}
