import { FormattedMessage } from "react-intl";
import { DocumentCell } from "../../../admin/document/listed-document-cells.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { isInvited, type ListedProject } from "./listed-project.ts";
import { picturedProject } from "./pictured-project.tsx";

/** Cover, title and visibility of a project in a table. */
export function ProjectCell({ project }: { project: ListedProject }) {
  return (
    <DocumentCell {...picturedProject(project)}>
      {isInvited(project) ? (
        <Badge tone="accent">
          <FormattedMessage id="projects.invited" />
        </Badge>
      ) : (
        <FormattedMessage id={`projects.visibility.${project.visibility}`} />
      )}
    </DocumentCell>
  );
}
