import { useQuery } from "@apollo/client/react";
import { FormattedMessage } from "react-intl";
import { ProjectListSubtitleDocument } from "./project-list.generated.ts";

/** How many projects there are, and how many invitations wait for an answer; empty while unknown. */
export function ProjectListSubtitle() {
  const { data } = useQuery(ProjectListSubtitleDocument);
  if (!data) return null;
  const invitations = data.projectInvitations.length;
  return (
    <>
      <span className={invitations > 0 ? "max-md:hidden" : ""}>
        <FormattedMessage id="projects.subtitle" values={{ count: data.projectCounts.all }} />{" "}
      </span>
      {invitations > 0 && (
        <FormattedMessage id="projects.subtitle.invitations" values={{ count: invitations }} />
      )}
    </>
  );
}
