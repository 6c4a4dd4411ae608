import { FormattedMessage, useIntl } from "react-intl";
import { profileCompleteness, profileParts } from "../../../../platform/profile-parts.ts";
import { Card } from "../../../../ui/card.tsx";
import { Progress } from "../../../../ui/progress.tsx";
import type { MemberToEdit } from "./member-form.ts";
import type { MemberEdit } from "./use-member-edit.ts";

/** The field of each part. */
const fields = {
  picture: "avatar",
  role: "role",
  headline: "headline",
  about: "about",
  skills: "skills",
  place: "country",
  languages: "languages",
  links: "links",
};

interface CompletenessProps {
  edit: MemberEdit;
  member: MemberToEdit;
  /** Shows a field */
  onGo: (field: string) => void;
}

/** What a profile still lacks, as typed, with a way to each. */
export function Completeness({ edit, member, onGo }: CompletenessProps) {
  const intl = useIntl();
  const { role, headline, about, skills, languages, links, country } = edit.values;
  const profile = {
    avatar: member.avatar,
    roleByLocale: role,
    headlineByLocale: headline,
    aboutByLocale: about,
    skills,
    languages,
    links,
    country,
  };
  const missing = profileParts(profile).filter(({ isThere }) => !isThere);
  if (missing.length === 0) return null;
  return (
    <Card title={intl.formatMessage({ id: "members.edit.complete" })}>
      <Progress
        label={intl.formatMessage({ id: "members.edit.complete.progress" })}
        value={profileCompleteness(profile)}
      />
      <p className="mt-4 text-sm text-ink-2">
        <FormattedMessage id="members.edit.complete.missing" />
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {missing.map(({ name }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onGo(fields[name])}
              className="min-h-11 font-semibold text-primary-strong hover:underline"
            >
              {intl.formatMessage({ id: `members.edit.${fields[name]}` })}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
