import { useIntl } from "react-intl";
import { useParams } from "react-router";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { PROJECTS_PATH, projectPath } from "../../../platform/project-path.ts";
import type { Failure } from "../../../platform/rest.ts";
import { PublishedMissing } from "../../../ui/published-missing.tsx";

interface ProjectMissingProps extends Pick<Failure, "available"> {
  what: "project" | "type";
}

/** "Project not found", or links to the languages in which the project is available. */
export function ProjectMissing({ what, available }: ProjectMissingProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { type } = useParams();
  const kind = what === "type" ? "noType" : available ? "notAvailable" : "notFound";
  return (
    <PublishedMissing
      title={intl.formatMessage({ id: `projects.public.${kind}` })}
      text={intl.formatMessage({ id: `projects.public.${kind}.text` })}
      available={available}
      pathOf={(slug) => projectPath(type, slug)}
      all={{
        label: intl.formatMessage({ id: "projects.public.none.action" }),
        to: localePath(locale, PROJECTS_PATH),
      }}
    />
  );
}
