import { FormattedMessage } from "react-intl";
import type { Solution } from "../../../platform/rest.ts";
import { PersonLine } from "../../../ui/person-line.tsx";
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
          {people.map((person) => (
            <PersonLine key={person.id} person={person} roleClassName="text-ink-2" />
          ))}
        </ul>
      )}
      <SolutionButton solution={solution} variant="ink" className="mt-4 w-full" />
    </section>
  );
}
