import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { CheckField } from "../../ui/check-field.tsx";
import type { ProviderName } from "../../platform/request.ts";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { localePath, useLocale } from "../../i18n/locale.ts";
import { ActionForm } from "../../ui/action-form/action-form.tsx";
import { AuthHeading, authLink } from "./auth-heading.tsx";
import { EmailField } from "./email-field.tsx";
import { ProviderButtons } from "./providers/provider-buttons.tsx";
import { providerName } from "./providers/provider.ts";
import type { Outcome } from "../../ui/action-form/outcome.ts";

interface RegisterProps {
  providers: ProviderName[];
  /** Known from a provider, if the user comes from there */
  name: string;
  email: string;
  provider: string | null;
  why: string | null;
  callbackUrl: string;
  termsVersion: string;
  outcome?: Outcome;
}

export function RegisterForm({
  providers,
  name,
  email,
  provider,
  why,
  callbackUrl,
  termsVersion,
  outcome,
}: RegisterProps) {
  const intl = useIntl();
  const locale = useLocale();
  const continueSignedIn = callbackUrl ? `?${new URLSearchParams({ callbackUrl })}` : "";
  const legal = (slug: string) => (text: ReactNode[]) => (
    <a href={localePath(locale, `/page/${slug}`)} target="_blank" className={authLink}>
      {text}
    </a>
  );
  return (
    <>
      <AuthHeading title={intl.formatMessage({ id: "accounts.register.title" })}>
        <FormattedMessage id="accounts.register.known" />{" "}
        <Link to={`/auth/login${continueSignedIn}`} className={authLink}>
          <FormattedMessage id="accounts.register.login" />
        </Link>
      </AuthHeading>
      {why === "OAuthCreateAccount" && (
        <div role="status" className="mt-6">
          <Notice tone="warn">
            <FormattedMessage
              id="accounts.register.why.OAuthCreateAccount"
              values={{ provider: providerName(provider) }}
            />
          </Notice>
        </div>
      )}
      <div className="mt-7">
        <ActionForm
          id="register"
          outcome={outcome}
          fields={{
            name: name || undefined,
            email: email || undefined,
            password: undefined,
            terms: undefined,
          }}
          submit="accounts.register.submit"
        >
          {(field) => {
            const { defaultValue, ...terms } = field("terms");
            return (
              <>
                <TextField
                  {...field("name")}
                  label={intl.formatMessage({ id: "accounts.name" })}
                  autoComplete="name"
                />
                <EmailField {...field("email")} />
                <PasswordField
                  {...field("password")}
                  label={intl.formatMessage({ id: "accounts.password" })}
                  hint={intl.formatMessage({ id: "accounts.password.hint" })}
                  autoComplete="new-password"
                />
                <CheckField {...terms} value={termsVersion} defaultChecked={!!defaultValue}>
                  <FormattedMessage
                    id="accounts.register.terms"
                    values={{
                      terms: legal("terms-and-conditions"),
                      privacy: legal("privacy-policy"),
                    }}
                  />
                </CheckField>
                <input type="hidden" name="callbackUrl" value={callbackUrl} />
                <input type="hidden" name="locale" value={locale} />
                {/* who goes on with a provider, as when signing in */}
                <input type="hidden" name="remember" value="on" />
              </>
            );
          }}
        </ActionForm>
        {providers.length > 0 && !provider && (
          <div>
            <p className="my-5 flex items-center gap-4 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              <FormattedMessage id="accounts.login.or" />
            </p>
            <ProviderButtons form="register" providers={providers} callbackUrl={callbackUrl} />
          </div>
        )}
      </div>
    </>
  );
}
