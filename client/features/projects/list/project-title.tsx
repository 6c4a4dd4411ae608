import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { titleOf } from "../../../admin/document/listed-document.ts";
import { useLocale } from "../../../i18n/locale.ts";
import { projectAddress } from "../project-address.ts";
import type { ListedProject } from "./listed-project.ts";

/** A project's title, linked to its screen unless it is deleted. */
export function ProjectTitle({
  project,
  className,
}: {
  project: ListedProject;
  className: string;
}) {
  const title = titleOf(project, useLocale()) || <FormattedMessage id="projects.untitled" />;
  if (project.deletedAt) return <span className={className}>{title}</span>;
  return (
    <Link to={projectAddress(project.id)} className={`${className} hover:underline`}>
      {title}
    </Link>
  );
}
