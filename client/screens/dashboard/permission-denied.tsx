import { data } from "react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { headOf } from "../../features/accounts/auth-page.server.ts";
import { shownLocale } from "../../i18n/locale-cookie.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import type { Route } from "./+types/permission-denied";

export function loader({ request }: Route.LoaderArgs) {
  return data({ meta: headOf(shownLocale(request), "dashboard.denied.title") }, { status: 403 });
}

/** The redirect target for users without permission for a screen of the dashboard. */
export default function PermissionDenied() {
  const intl = useIntl();
  return (
    <Failure
      status={403}
      title={intl.formatMessage({ id: "dashboard.denied.title" })}
      text={intl.formatMessage({ id: "dashboard.denied.text" })}
      actions={
        <>
          <ButtonLink variant="primary" to="/dashboard/user/account">
            <FormattedMessage id="dashboard.denied.account" />
          </ButtonLink>
          <ButtonLink variant="outline" to="/" reloadDocument>
            <FormattedMessage id="site.failure.home" />
          </ButtonLink>
        </>
      }
    />
  );
}

export { meta } from "../../platform/loaded-meta.ts";
