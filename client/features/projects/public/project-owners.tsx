import { FormattedMessage } from "react-intl";
import type { Project } from "../../../platform/rest.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LocaleLink } from "../../../ui/locale-link.tsx";

/** Who made a project, with their part in it. */
export function ProjectOwners({ owners }: Pick<Project, "owners">) {
  if (owners.length === 0) return null;
  return (
    <div>
      <h2 className="text-lg font-bold">
        <FormattedMessage id="projects.public.owners" />
      </h2>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {owners.map(({ id, name, handle, avatar, role }) => (
          <li key={id} className="relative flex items-center gap-3.5 py-3.5">
            <Avatar name={name} src={avatar} size={44} />
            <p className="min-w-0 leading-snug">
              <LocaleLink
                to={`/${handle}`}
                rel="author"
                className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
              >
                <bdi>{name}</bdi>
              </LocaleLink>
              {role && <bdi className="block text-sm text-ink-3">{role}</bdi>}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
