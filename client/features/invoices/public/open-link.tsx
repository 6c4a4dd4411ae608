import { FormattedMessage } from "react-intl";
import { useLocale } from "../../../i18n/locale.ts";
import { ActionForm } from "../../../ui/action-form/action-form.tsx";
import type { Outcome } from "../../../ui/action-form/outcome.ts";

/** The button that opens a mailed link: programs that only read the address do not use it up. */
export function OpenLink({ token, outcome }: { token: string; outcome?: Outcome }) {
  const locale = useLocale();
  return (
    <div className="card p-5 md:p-8">
      <p className="mb-5 text-ink-2">
        <FormattedMessage id="billing.public.link.text" />
      </p>
      <ActionForm outcome={outcome} fields={{}} submit="billing.public.link.open" intent="open">
        {() => (
          <>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="locale" value={locale} />
          </>
        )}
      </ActionForm>
    </div>
  );
}
