import { FormattedMessage } from "react-intl";
import { projectAddress } from "../project-address.ts";
import { listCoverOf, type ListedProject } from "./listed-project.ts";

/** Title, address and picture of a project, as lists of documents show them. */
export const picturedProject = (project: ListedProject) => ({
  of: project,
  to: projectAddress(project.id),
  untitled: <FormattedMessage id="projects.untitled" />,
  cover: listCoverOf(project),
});
