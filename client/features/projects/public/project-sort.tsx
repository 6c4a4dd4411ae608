import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { PROJECT_SORTS, type ProjectsFilter, projectsPath } from "./projects-path.ts";

/** The orders of the list, as links. */
export function ProjectSort({ filter }: { filter: ProjectsFilter }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <nav aria-label={intl.formatMessage({ id: "projects.public.sort" })}>
      <ul className="-mx-2 flex">
        {PROJECT_SORTS.map((sort) => (
          <li key={sort}>
            <Link
              to={localePath(locale, projectsPath({ ...filter, sort }))}
              rel={sort === "newest" ? undefined : "nofollow"}
              aria-current={sort === filter.sort ? "true" : undefined}
              preventScrollReset
              className="inline-flex h-11 items-center px-2 text-sm font-semibold text-ink-2 decoration-graph decoration-2 underline-offset-[6px] hover:text-ink aria-[current]:text-ink aria-[current]:underline"
            >
              <FormattedMessage id={`projects.public.sort.${sort}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
