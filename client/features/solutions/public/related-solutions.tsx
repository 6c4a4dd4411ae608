import { useIntl } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { SolutionSummary } from "../../../platform/rest.ts";
import { container } from "../../../ui/container.ts";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { SolutionLink } from "./solution-link.tsx";
import { SOLUTIONS_PATH } from "./solutions-path.ts";

export function RelatedSolutions({ solutions }: { solutions: readonly SolutionSummary[] }) {
  const intl = useIntl();
  const locale = useLocale();
  if (solutions.length === 0) return null;
  return (
    <section aria-labelledby="related" className={`${container} pb-16 md:pb-24`}>
      <SectionHeading
        id="related"
        title={intl.formatMessage({ id: "solutions.public.related" })}
        more={{
          to: localePath(locale, SOLUTIONS_PATH),
          label: intl.formatMessage({ id: "solutions.public.allSolutions" }),
        }}
      />
      <ul className="grid gap-x-12 border-b border-line md:grid-cols-3">
        {solutions.map((solution) => (
          <li key={solution.id} className="min-w-0 border-t border-line">
            <SolutionLink solution={solution} />
          </li>
        ))}
      </ul>
    </section>
  );
}
