import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Empty } from "../../../../ui/empty.tsx";

/** In the place of a member's form, where there is neither a profile nor an account. */
export function MissingMember() {
  const intl = useIntl();
  return (
    <div role="alert">
      <Empty
        scene="missing"
        title={intl.formatMessage({ id: "members.edit.missing.title" })}
        text={intl.formatMessage({ id: "members.edit.missing.text" })}
        action={
          <ButtonLink variant="outline" to="/dashboard/user/list">
            <FormattedMessage id="members.edit.missing.all" />
          </ButtonLink>
        }
      />
    </div>
  );
}
