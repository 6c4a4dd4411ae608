import { FormattedMessage, useIntl } from "react-intl";
import { Notice } from "../../kit/notice.tsx";
import { PasswordField } from "../../kit/password-field.tsx";
import { AuthForm } from "./auth-form.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import type { Outcome } from "./outcome.ts";

interface ChangePasswordFormProps {
  /** For the password manager: whose password it is */
  email: string;
  outcome?: Outcome;
}

export function ChangePasswordForm({ email, outcome }: ChangePasswordFormProps) {
  const intl = useIntl();
  const changed = outcome?.done !== undefined;
  return (
    <section aria-labelledby="change-password" className="card p-6">
      <h2 id="change-password" className="text-lg font-bold">
        <FormattedMessage id="accounts.password.change" />
      </h2>
      <p className="mt-1 text-ink-2">
        <FormattedMessage id="accounts.password.change.text" />
      </p>
      <div role="status" className="mt-5 empty:hidden">
        {changed && (
          <Notice tone="good">
            <FormattedMessage id="accounts.done.passwordChanged" />
          </Notice>
        )}
      </div>
      {/* Once it is changed the form begins anew: nothing of the old one stays in it. */}
      <div className="mt-5 max-w-[400px]" key={changed ? "changed" : "asked"}>
        <AuthForm
          outcome={outcome}
          fields={{ oldPassword: undefined, newPassword: undefined, confirm: undefined }}
          submit="accounts.password.change.submit"
          intent="password"
        >
          {(field) => (
            <>
              <input type="text" defaultValue={email} autoComplete="username" readOnly hidden />
              <PasswordField
                {...field("oldPassword")}
                label={intl.formatMessage({ id: "accounts.password.old" })}
                autoComplete="current-password"
              />
              <NewPasswordFields field={field} name="newPassword" />
            </>
          )}
        </AuthForm>
      </div>
    </section>
  );
}
