import { FormattedMessage } from "react-intl";
import { unlocalizedHref, useLocale } from "../../../i18n/locale.ts";
import { useSession } from "../../../platform/session/session-provider.tsx";
import { ButtonLink } from "../../../ui/button.tsx";

/** To a new account, or for those who have one to their dashboard. */
export function JoinLink() {
  const locale = useLocale();
  const { data } = useSession();
  return (
    <ButtonLink
      variant="primary"
      to={unlocalizedHref(locale, data ? "/dashboard" : "/auth/register")}
      reloadDocument
    >
      <FormattedMessage id={data ? "home.dashboard" : "site.join"} />
    </ButtonLink>
  );
}
