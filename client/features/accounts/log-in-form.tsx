import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { CheckField } from "../../ui/check-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import type { DemoAccount, PageRequest, ProviderName } from "../../platform/request.ts";
import { ActionForm } from "../../ui/action-form/action-form.tsx";
import { AuthHeading, authLink } from "./auth-heading.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { EmailField } from "./email-field.tsx";
import { ProviderButtons } from "./providers/provider-buttons.tsx";
import { providerName } from "./providers/provider.ts";
import { SecondStepForm } from "./providers/second-step-form.tsx";
import { LogInWithPasskeyButton } from "./passkeys/log-in-with-passkey-button.tsx";
import type { Outcome } from "../../ui/action-form/outcome.ts";

export interface LogInProps {
  demo: PageRequest["demo"];
  providers: ProviderName[];
  callbackUrl: string;
  /** Why the user was sent here: an error code of the protocol, or a completed step */
  why: string | null;
  /** The provider that this is about */
  provider: string | null;
  outcome?: Outcome;
}

export function LogInForm({ demo, providers, callbackUrl, why, provider, outcome }: LogInProps) {
  const intl = useIntl();
  const fields = useRef<HTMLDivElement>(null);
  const continueSignedIn = callbackUrl ? `?${new URLSearchParams({ callbackUrl })}` : "";
  const isDeleted =
    outcome?.refusal?.reason === "deleted" || outcome?.refusal?.typed.restore === "true";
  const needsCode = outcome?.refusal?.reason === "twoFactor";
  const isSecondStep = why === "OAuthTwoFactor";
  useEffect(() => {
    if (needsCode) fields.current?.querySelector<HTMLInputElement>("input[name=code]")?.focus();
  }, [needsCode]);
  const isRemembered = () => fields.current?.querySelector("input[name=remember]:checked") != null;
  if (isSecondStep) return <SecondStepForm callbackUrl={callbackUrl} outcome={outcome} />;
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
      {why && !outcome && <Why why={why} provider={providerName(provider)} />}
      {demo && <DemoAccounts accounts={demo.accounts} onUse={use} />}
      <div ref={fields} className="mt-6">
        <ActionForm
          id="log-in"
          outcome={outcome}
          fields={{ email: undefined, password: undefined, code: undefined }}
          submit={isDeleted ? "accounts.login.restore" : "accounts.login.submit"}
        >
          {(field) => (
            <>
              <EmailField {...field("email")} offersPasskeys />
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
              {needsCode && (
                <TextField
                  {...field("code")}
                  key="code"
                  label={intl.formatMessage({ id: "accounts.twoStep.code" })}
                  autoComplete="one-time-code"
                  autoCapitalize="none"
                  spellCheck={false}
                  dir="ltr"
                />
              )}
              <CheckField name="remember" defaultChecked>
                <FormattedMessage id="accounts.login.remember" />
              </CheckField>
              <input type="hidden" name="callbackUrl" value={callbackUrl} />
              {isDeleted && <input type="hidden" name="restore" value="true" />}
            </>
          )}
        </ActionForm>
        <div className={`grid gap-3 ${providers.length ? "" : "scripting-none:hidden"}`}>
          <p className="mt-5 mb-2 flex items-center gap-4 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            <FormattedMessage id="accounts.login.or" />
          </p>
          <LogInWithPasskeyButton callbackUrl={callbackUrl} isRemembered={isRemembered} />
          <ProviderButtons
            form="log-in"
            providers={providers}
            callbackUrl={callbackUrl}
            isRemembered={isRemembered}
          />
        </div>
      </div>
    </>
  );
}

const done = ["verified", "newPassword", "signedOut", "deleted"];
const errors = [
  "SessionRequired",
  "SessionEnded",
  "CredentialsSignin",
  "RateLimited",
  "AccountNotVerified",
  "AccountDeleted",
  "PasskeyIncorrect",
  "OAuthAccountNotLinked",
  "OAuthCallback",
  "OAuthDenied",
  "OAuthEmailNotVerified",
  "OAuthSignin",
  "TwoFactorIncorrect",
  "TwoFactorRequired",
];

function Why({ why, provider }: { why: string; provider: string }) {
  const id = done.includes(why) || errors.includes(why) ? why : "other";
  return (
    <div role="status" className="mt-6">
      <Notice tone={done.includes(why) ? "good" : "warn"}>
        <FormattedMessage id={`accounts.login.why.${id}`} values={{ provider }} />
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
