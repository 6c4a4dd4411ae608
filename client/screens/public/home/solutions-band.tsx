import { useIntl } from "react-intl";
import { SolutionLink } from "../../../features/solutions/public/solution-link.tsx";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { SolutionSummary } from "../../../platform/rest.ts";
import { container } from "../../../ui/container.ts";
import { SectionHeading } from "../../../ui/section-heading.tsx";

/** What members do for clients; left out if there is nothing. */
export function SolutionsBand({ solutions }: { solutions: SolutionSummary[] }) {
  const intl = useIntl();
  const locale = useLocale();
  if (solutions.length === 0) return null;
  return (
    <section
      aria-labelledby="solutions"
      className="mt-16 border-y border-line bg-surface py-14 lg:mt-24 lg:py-20"
    >
      <div className={container}>
        <SectionHeading
          id="solutions"
          title={intl.formatMessage({ id: "solutions.title" })}
          more={{
            to: localePath(locale, "/solutions"),
            label: intl.formatMessage({ id: "solutions.public.allSolutions" }),
          }}
        />
        <ul className="grid gap-x-10 md:grid-cols-2">
          {solutions.map((solution) => (
            <li key={solution.id} className="border-t border-line">
              <SolutionLink solution={solution} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
