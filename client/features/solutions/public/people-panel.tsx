import { FormattedMessage } from "react-intl";
import type { Solution } from "../../../platform/rest.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LocaleLink } from "../../../ui/locale-link.tsx";
import { SolutionButton } from "./solution-button.tsx";
import { peopleOf } from "./solution-people.ts";

const SHOWN = 4;

/** Who does it, and how they are asked. */
export function PeoplePanel({ solution }: { solution: Solution }) {
  const people = peopleOf(solution).slice(0, SHOWN);
  return (
    <section aria-labelledby="who" className="h-fit rounded-panel bg-primary-soft p-7">
      <h2 id="who" className="text-lg font-bold">
        <FormattedMessage id={`solutions.public.${people.length > 0 ? "who" : "start"}`} />
      </h2>
      {people.length > 0 && (
        <ul className="mt-3 divide-y divide-[color-mix(in_oklab,var(--p)_28%,var(--p-soft))]">
          {people.map(({ id, name, handle, avatar, role }) => (
            <li key={id} className="relative flex items-center gap-3.5 py-3.5">
              <Avatar name={name} src={avatar} size={44} />
              <p className="min-w-0 leading-snug">
                <LocaleLink
                  to={`/${handle}`}
                  className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
                >
                  <bdi>{name}</bdi>
                </LocaleLink>
                {role && <bdi className="block text-sm text-ink-2">{role}</bdi>}
              </p>
            </li>
          ))}
        </ul>
      )}
      <SolutionButton solution={solution} variant="ink" className="mt-4 w-full" />
    </section>
  );
}
