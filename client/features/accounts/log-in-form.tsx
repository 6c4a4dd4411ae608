import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { CheckField } from "../../ui/check-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import type { DemoAccount, PageRequest } from "../../platform/request.ts";
import { ActionForm } from "../../ui/action-form/action-form.tsx";
import { AuthHeading, authLink } from "./auth-heading.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { EmailField } from "./email-field.tsx";
import type { Outcome } from "../../ui/action-form/outcome.ts";

export interface LogInProps {
  demo: PageRequest["demo"];
  callbackUrl: string;
  /** Why the user was sent here: an error code of the protocol, or a completed step */
  why: string | null;
  outcome?: Outcome;
}

export function LogInForm({ demo, callbackUrl, why, outcome }: LogInProps) {
  const intl = useIntl();
  const fields = useRef<HTMLDivElement>(null);
  const continueSignedIn = callbackUrl ? `?${new URLSearchParams({ callbackUrl })}` : "";
  const isDeleted = outcome?.refusal?.reason === "deleted";
  const use = ({ email }: DemoAccount) => {
    fill(fields.current, { email, password: demo?.password ?? "" });
    fields.current?.querySelector<HTMLElement>("button[type=submit]")?.focus();
  };
  return (
    <>
      <AuthHeading title={intl.formatMessage({ id: "accounts.login.title" })}>
        <FormattedMessage id="accounts.login.new" />{" "}
        <Link to={`/auth/register${continueSignedIn}`} className={authLink}>
          <FormattedMessage id="accounts.login.register" />
        </Link>
      </AuthHeading>
      {why && !outcome && <Why why={why} />}
      {demo && <DemoAccounts accounts={demo.accounts} onUse={use} />}
      <div ref={fields} className="mt-6">
        <ActionForm
          outcome={outcome}
          fields={{ email: undefined, password: undefined }}
          submit={isDeleted ? "accounts.login.restore" : "accounts.login.submit"}
        >
          {(field) => (
            <>
              <EmailField {...field("email")} />
              <PasswordField
                {...field("password")}
                label={intl.formatMessage({ id: "accounts.password" })}
                autoComplete="current-password"
                aside={
                  <Link to="/auth/reset-password" className={authLink}>
                    <FormattedMessage id="accounts.login.forgot" />
                  </Link>
                }
              />
              <CheckField name="remember" defaultChecked>
                <FormattedMessage id="accounts.login.remember" />
              </CheckField>
              <input type="hidden" name="callbackUrl" value={callbackUrl} />
              {isDeleted && <input type="hidden" name="restore" value="true" />}
            </>
          )}
        </ActionForm>
      </div>
    </>
  );
}

const done = ["verified", "newPassword", "signedOut", "deleted"];
const errors = [
  "SessionRequired",
  "CredentialsSignin",
  "RateLimited",
  "AccountNotVerified",
  "AccountDeleted",
];

function Why({ why }: { why: string }) {
  const id = done.includes(why) || errors.includes(why) ? why : "other";
  return (
    <div role="status" className="mt-6">
      <Notice tone={done.includes(why) ? "good" : "warn"}>
        <FormattedMessage id={`accounts.login.why.${id}`} />
      </Notice>
    </div>
  );
}

function fill(within: HTMLElement | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = within?.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (input) input.value = value;
  }
}
