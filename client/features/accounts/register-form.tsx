import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { CheckField } from "../../ui/check-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { localePath, useLocale } from "../../i18n/locale.ts";
import { ActionForm } from "../../ui/action-form/action-form.tsx";
import { AuthHeading, authLink } from "./auth-heading.tsx";
import { EmailField } from "./email-field.tsx";
import type { Outcome } from "../../ui/action-form/outcome.ts";

interface RegisterProps {
  callbackUrl: string;
  termsVersion: string;
  outcome?: Outcome;
}

export function RegisterForm({ callbackUrl, termsVersion, outcome }: RegisterProps) {
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
      <div className="mt-7">
        <ActionForm
          outcome={outcome}
          fields={{ name: undefined, email: undefined, password: undefined, terms: undefined }}
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
              </>
            );
          }}
        </ActionForm>
      </div>
    </>
  );
}
