import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { ActionForm } from "../../ui/action-form/action-form.tsx";
import { AuthHeading, authLink } from "../../features/accounts/auth-heading.tsx";
import { authPage } from "../../features/accounts/auth-page.server.ts";
import { CodeField } from "../../features/accounts/code-field.tsx";
import { EmailField } from "../../features/accounts/email-field.tsx";
import { NewPasswordFields } from "../../features/accounts/new-password-fields.tsx";
import { setNewPassword } from "../../features/accounts/reset-password.ts";
import { sendFromBrowser, sendFromServer } from "../../ui/action-form/send-form.ts";
import type { Route } from "./+types/new-password";

export const loader = (given: Route.LoaderArgs) => authPage(given, "accounts.new.title");

export const action = ({ request, context }: Route.ActionArgs) =>
  sendFromServer(setNewPassword, request, context);
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  sendFromBrowser(setNewPassword, request);

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { email } = loaderData;
  const intl = useIntl();
  return (
    <>
      <AuthHeading title={intl.formatMessage({ id: "accounts.new.title" })}>
        <FormattedMessage id={email ? "accounts.new.text" : "accounts.new.textAny"} />
      </AuthHeading>
      <div className="mt-7 grid gap-6">
        <ActionForm
          outcome={actionData}
          fields={{ email, code: undefined, password: undefined, confirm: undefined }}
          submit="accounts.new.submit"
        >
          {(field) => (
            <>
              <EmailField {...field("email")} known={email} />
              <CodeField digits={8} {...field("code")} />
              <NewPasswordFields field={field} name="password" />
            </>
          )}
        </ActionForm>
        <p>
          <Link to="/auth/reset-password" className={authLink}>
            <FormattedMessage id="accounts.new.again" />
          </Link>
        </p>
      </div>
    </>
  );
}

export { shouldRevalidate } from "../../ui/action-form/send-form.ts";
export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
