import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { ActionForm } from "../../ui/action-form/action-form.tsx";
import { AuthHeading, authLink } from "../../features/accounts/auth-heading.tsx";
import { authPage } from "../../features/accounts/auth-page.server.ts";
import { EmailField } from "../../features/accounts/email-field.tsx";
import { resetPassword } from "../../features/accounts/reset-password.ts";
import { sendFromBrowser, sendFromServer } from "../../ui/action-form/send-form.ts";
import type { Route } from "./+types/reset-password";

export const loader = (given: Route.LoaderArgs) => authPage(given, "accounts.reset.title");

export const action = ({ request, context }: Route.ActionArgs) =>
  sendFromServer(resetPassword, request, context);
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  sendFromBrowser(resetPassword, request);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <>
      <AuthHeading title={intl.formatMessage({ id: "accounts.reset.title" })}>
        <FormattedMessage id="accounts.reset.text" />
      </AuthHeading>
      <div className="mt-7 grid gap-6">
        <ActionForm
          outcome={actionData}
          fields={{ email: loaderData.email }}
          submit="accounts.reset.submit"
        >
          {(field) => <EmailField {...field("email")} />}
        </ActionForm>
        <p>
          <Link to="/auth/login" className={authLink}>
            <FormattedMessage id="accounts.reset.back" />
          </Link>
        </p>
      </div>
    </>
  );
}

export { shouldRevalidate } from "../../ui/action-form/send-form.ts";
export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
