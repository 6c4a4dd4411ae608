import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { ActionForm } from "../../../ui/action-form/action-form.tsx";
import type { Outcome } from "../../../ui/action-form/outcome.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { AuthHeading, authLink } from "../auth-heading.tsx";

interface SecondStepFormProps {
  callbackUrl: string;
  outcome: Outcome | undefined;
}

/** The code of two-step verification, after a provider has said who it is. */
export function SecondStepForm({ callbackUrl, outcome }: SecondStepFormProps) {
  const intl = useIntl();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector("input")?.focus(), []);
  return (
    <>
      <AuthHeading title={intl.formatMessage({ id: "accounts.twoStep.title" })}>
        <FormattedMessage id="accounts.login.why.OAuthTwoFactor" />
      </AuthHeading>
      <div ref={field} className="mt-6">
        <ActionForm outcome={outcome} fields={{ code: undefined }} submit="accounts.login.submit">
          {(named) => (
            <>
              <TextField
                {...named("code")}
                label={intl.formatMessage({ id: "accounts.twoStep.code" })}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                dir="ltr"
              />
              <input type="hidden" name="step" value="provider" />
              <input type="hidden" name="callbackUrl" value={callbackUrl} />
            </>
          )}
        </ActionForm>
        <p className="mt-5">
          <Link to="/auth/login" className={authLink}>
            <FormattedMessage id="accounts.reset.back" />
          </Link>
        </p>
      </div>
    </>
  );
}
