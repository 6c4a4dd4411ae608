import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "../button.tsx";
import { Empty } from "../empty.tsx";

/** In the place of a list that is not for who is signed in. */
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
