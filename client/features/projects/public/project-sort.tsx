import { useIntl } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { SortLinks } from "../../../ui/sort-links.tsx";
import { PROJECT_SORTS, type ProjectsFilter, projectsPath } from "./projects-path.ts";

/** The orders of the list, as links. */
export function ProjectSort({ filter }: { filter: ProjectsFilter }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <SortLinks
      label={intl.formatMessage({ id: "projects.public.sort" })}
      options={PROJECT_SORTS.map((sort) => ({
        label: intl.formatMessage({ id: `projects.public.sort.${sort}` }),
        to: localePath(locale, projectsPath({ ...filter, sort })),
        current: sort === filter.sort,
      }))}
    />
  );
}
