import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "../../ui/button.tsx";

/** Shown to accounts without a profile in place of screens that need one. */
export function NoProfile() {
  const title = useIntl().formatMessage({ id: "dashboard.noProfile" });
  return (
    <div className="flex min-w-0 flex-1 flex-col items-center justify-center p-6 text-center">
      <title>{`${title} · Atelier`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-xl font-bold">{title}</h1>
      <p className="mt-2 max-w-96 text-ink-2">
        <FormattedMessage id="dashboard.noProfile.text" />
      </p>
      <ButtonLink variant="outline" size={44} to="/dashboard/user/account" className="mt-5">
        <FormattedMessage id="dashboard.denied.account" />
      </ButtonLink>
    </div>
  );
}
