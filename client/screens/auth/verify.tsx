import { FormattedMessage, useIntl } from "react-intl";
import { ActionForm } from "../../ui/action-form/action-form.tsx";
import { AuthHeading } from "../../features/accounts/auth-heading.tsx";
import { authPage } from "../../features/accounts/auth-page.server.ts";
import { CodeField } from "../../features/accounts/code-field.tsx";
import { EmailField } from "../../features/accounts/email-field.tsx";
import { ResendCode } from "../../features/accounts/resend-code.tsx";
import { sendFromBrowser, sendFromServer } from "../../ui/action-form/send-form.ts";
import { verify, verifyWithoutScript } from "../../features/accounts/verify.ts";
import type { Route } from "./+types/verify";

export const loader = (given: Route.LoaderArgs) => authPage(given, "accounts.verify.title");

export const action = ({ request, context }: Route.ActionArgs) =>
  sendFromServer(verifyWithoutScript, request, context);
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  sendFromBrowser(verify, request);

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { email, callbackUrl } = loaderData;
  const intl = useIntl();
  return (
    <>
      <AuthHeading title={intl.formatMessage({ id: "accounts.verify.title" })}>
        {email ? (
          <FormattedMessage
            id="accounts.verify.text"
            values={{ email: <bdi className="font-semibold text-ink">{email}</bdi> }}
          />
        ) : (
          <FormattedMessage id="accounts.verify.textAny" />
        )}
      </AuthHeading>
      <div className="mt-7 grid gap-6">
        <ActionForm
          outcome={actionData}
          fields={{ email, code: undefined }}
          submit="accounts.verify.submit"
        >
          {(field) => (
            <>
              <EmailField {...field("email")} known={email} />
              <CodeField digits={6} {...field("code")} />
              <input type="hidden" name="callbackUrl" value={callbackUrl} />
            </>
          )}
        </ActionForm>
        <ResendCode email={email} outcome={actionData} />
      </div>
    </>
  );
}

export { shouldRevalidate } from "../../ui/action-form/send-form.ts";
export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
