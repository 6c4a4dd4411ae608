import { useIntl } from "react-intl";
import type { DirectoryMember } from "../../../../platform/rest.ts";
import { CardFacts, CardHead } from "../member-card-parts.tsx";
import { CoverStrip } from "../cover-strip.tsx";

const MAX_SKILLS = 2;

/** A member of the directory: the card of the home page with a sentence and two skills. */
export function DirectoryCard({ member }: { member: DirectoryMember }) {
  const intl = useIntl();
  const skills = member.skills.slice(0, MAX_SKILLS);
  return (
    <article className="card relative flex h-full flex-col overflow-hidden has-[a:hover]:border-control">
      <CoverStrip covers={member.covers} className="h-[104px]" />
      <div className="flex flex-1 flex-col p-5">
        <CardHead member={member} large />
        {member.headline && (
          <p className="mt-3.5 text-ink-2 [overflow-wrap:anywhere]">{member.headline}</p>
        )}
        {skills.length > 0 && (
          <ul
            aria-label={intl.formatMessage({ id: "members.skills" })}
            className="mt-3 flex flex-wrap gap-1.5"
          >
            {skills.map((skill) => (
              <li
                key={skill}
                className="max-w-full truncate rounded-md bg-raised px-2 py-0.5 text-[13px] text-ink-2"
              >
                {skill}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-5">
          <CardFacts member={member} />
        </div>
      </div>
    </article>
  );
}
