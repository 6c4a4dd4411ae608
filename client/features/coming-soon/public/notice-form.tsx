import { FormattedMessage, useIntl } from "react-intl";
import { useLocale } from "../../../i18n/locale.ts";
import { ActionForm } from "../../../ui/action-form/action-form.tsx";
import { Honeypot } from "../../../ui/action-form/honeypot.tsx";
import type { Outcome } from "../../../ui/action-form/outcome.ts";
import { TextField } from "../../../ui/text-field.tsx";

/** Asks for an address to write to on the day; works without JavaScript. */
export function NoticeForm({ outcome }: { outcome?: Outcome }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <div className="mt-9 max-w-[520px]">
      <ActionForm
        outcome={outcome}
        fields={{ email: undefined }}
        submit="comingSoon.submit"
        submitWidth="max-sm:w-full sm:w-fit"
      >
        {(field) => (
          <>
            <TextField
              {...field("email")}
              type="email"
              label={intl.formatMessage({ id: "comingSoon.email" })}
              placeholder="you@example.org"
              autoComplete="email"
            />
            <Honeypot />
            <input type="hidden" name="locale" value={locale} />
          </>
        )}
      </ActionForm>
      <p className="mt-3 text-sm text-ink-3">
        <FormattedMessage id="comingSoon.once" />
      </p>
    </div>
  );
}
