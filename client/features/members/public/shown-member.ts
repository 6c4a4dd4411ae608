import type { IntlShape } from "react-intl";
import type { Member } from "../../../platform/rest.ts";
import { countryName, languageName, timeZoneName } from "./place-names.ts";

/** A profile with names in place of codes: not every browser knows every language and country. */
export const shownMember = (intl: IntlShape, member: Member) => ({
  ...member,
  timeZone: member.timeZone && timeZoneName(intl, member.timeZone),
  country: member.country && countryName(intl, member.country),
  languages: member.languages.map(({ code, level }) => ({
    code,
    level,
    name: languageName(intl, code),
  })),
});

export type ShownMember = ReturnType<typeof shownMember>;
