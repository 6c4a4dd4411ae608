import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "../button.tsx";
import { Empty } from "../empty.tsx";

/** Shown in place of a list that the viewer may not see. */
export function NoPermission() {
  const intl = useIntl();
  return (
    <Empty
      scene="closed"
      title={intl.formatMessage({ id: "list.forbidden" })}
      text={intl.formatMessage({ id: "list.forbidden.text" })}
      action={
        <ButtonLink variant="outline" to="/dashboard/permission-denied">
          <FormattedMessage id="list.forbidden.why" />
        </ButtonLink>
      }
    />
  );
}
