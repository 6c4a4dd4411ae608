import { FormattedMessage } from "react-intl";
import { useMay } from "../../../platform/session/viewer.tsx";
import { HeadLink } from "../../../admin/list/head-link.tsx";

/** For those who edit the types of projects. */
export function TypesLink() {
  if (!useMay("type:write")) return null;
  return (
    <HeadLink to="/dashboard/projects/types">
      <FormattedMessage id="project-types.title" />
    </HeadLink>
  );
}
