import { FormattedMessage } from "react-intl";
import { useMay } from "../../../platform/session/viewer.tsx";
import { ButtonLink } from "../../../ui/button.tsx";

/** For those who edit the types of projects. */
export function TypesLink() {
  if (!useMay("type:write")) return null;
  return (
    <ButtonLink
      variant="outline"
      size={44}
      to="/dashboard/projects/types"
      className="max-md:hidden"
    >
      <FormattedMessage id="project-types.title" />
    </ButtonLink>
  );
}
