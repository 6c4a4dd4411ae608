import { FormattedMessage } from "react-intl";
import type { AboutUs } from "../../../platform/rest.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LocaleLink } from "../../../ui/locale-link.tsx";

/** The people who run the site. */
export function Team({ people }: Pick<AboutUs, "people">) {
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="team">
      <h2 id="team" className="text-[1.75rem] leading-[1.15] font-bold tracking-[-0.025em]">
        <FormattedMessage id="pages.public.team" />
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-9 sm:grid-cols-3 lg:grid-cols-5">
        {people.map(({ id, name, handle, avatar, role }) => (
          <li key={id} className="relative min-w-0">
            <Avatar name={name} src={avatar} size={112} />
            <h3 className="mt-3.5 text-lg font-bold tracking-tight [overflow-wrap:anywhere]">
              <LocaleLink
                to={`/${handle}`}
                className="after:absolute after:inset-0 hover:underline"
              >
                {name}
              </LocaleLink>
            </h3>
            {role && <p className="mt-0.5 text-[15px] text-ink-3">{role}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
