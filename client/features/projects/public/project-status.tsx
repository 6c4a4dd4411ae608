import { useIntl } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { PROJECT_STATUSES, type ProjectsFilter, projectsPath } from "./projects-path.ts";

/** How far the projects of the list are, as links. */
export function ProjectStatus({ filter }: { filter: ProjectsFilter }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <Segmented
      label={intl.formatMessage({ id: "projects.public.stage" })}
      options={["" as const, ...PROJECT_STATUSES].map((status) => ({
        label: intl.formatMessage({
          id: status ? `projects.stage.${status.toUpperCase()}` : "projects.public.anyStage",
        }),
        to: localePath(locale, projectsPath({ ...filter, status })),
        current: status === filter.status,
      }))}
    />
  );
}
