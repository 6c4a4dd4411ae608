import { useIntl } from "react-intl";
import type { DirectoryMember } from "../../../../platform/rest.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { CardFacts, CardName } from "../member-card-parts.tsx";
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
        <div className="flex items-center gap-3.5">
          <Avatar name={member.name} src={member.avatar} size={48} />
          <div className="min-w-0 leading-tight">
            <h2 className="truncate text-[17px] font-bold">
              <CardName member={member} />
            </h2>
            {member.role && <p className="mt-0.5 truncate text-sm text-ink-2">{member.role}</p>}
          </div>
        </div>
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
