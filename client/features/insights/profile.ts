import type { OwnMember } from "./overview.ts";

type Texts = OwnMember["headlineByLocale"];

const isWritten = (texts: Texts) => Boolean(texts?.en || texts?.fr || texts?.no);

/** The parts of a complete profile; each is a message `insights.profile.…`. */
const parts = {
  picture: ({ avatar }: OwnMember) => Boolean(avatar),
  headline: ({ headlineByLocale }: OwnMember) => isWritten(headlineByLocale),
  about: ({ aboutByLocale }: OwnMember) => isWritten(aboutByLocale),
  skills: ({ skills }: OwnMember) => skills.length > 0,
  links: ({ links }: OwnMember) => links.length > 0,
  place: ({ country }: OwnMember) => Boolean(country),
};

export interface ProfilePart {
  name: keyof typeof parts;
  isThere: boolean;
}

export function profileParts(member: OwnMember): ProfilePart[] {
  return Object.entries(parts).map(([name, isThere]) => ({
    name: name as ProfilePart["name"],
    isThere: isThere(member),
  }));
}

/** From 0 to 1 */
export function completeness(member: OwnMember): number {
  const all = profileParts(member);
  return all.filter(({ isThere }) => isThere).length / all.length;
}
