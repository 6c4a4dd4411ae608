import { FormattedMessage } from "react-intl";
import type { Member } from "../../../platform/rest.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LocaleLink } from "../../../ui/locale-link.tsx";

/** With whom a member shares projects. */
export function MemberCollaborators({ collaborators }: Pick<Member, "collaborators">) {
  if (collaborators.length === 0) return null;
  return (
    <section aria-labelledby="collaborators-title" className="card mt-5 p-6 pb-3">
      <h2 id="collaborators-title" className="font-bold">
        <FormattedMessage id="members.collaborators" />
      </h2>
      <ul className="mt-2">
        {collaborators.map(({ id, handle, name, avatar, projects }) => (
          <li key={id} className="relative flex items-center gap-3 py-2.5">
            <Avatar name={name} src={avatar} size={32} />
            <LocaleLink
              to={`/${handle}`}
              className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
            >
              <bdi>{name}</bdi>
            </LocaleLink>
            <span className="shrink-0 text-sm text-ink-3">
              <FormattedMessage id="members.collaborators.count" values={{ count: projects }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
