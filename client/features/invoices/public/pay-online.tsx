import { useIntl } from "react-intl";
import { useLocale } from "../../../i18n/locale.ts";
import { ActionForm } from "../../../ui/action-form/action-form.tsx";
import type { Outcome } from "../../../ui/action-form/outcome.ts";

interface PayOnlineProps {
  /** The secret of the link that shows the invoice, or else its id */
  payable: { token: string } | { invoice: string };
  outcome?: Outcome;
  /** The number of the invoice, where others are beside it */
  number?: string;
  variant?: "primary" | "ink";
}

/** The button that leads to the page of the provider. */
export function PayOnline({ payable, outcome, number, variant }: PayOnlineProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <ActionForm
      outcome={outcome}
      fields={{}}
      submit="billing.public.pay"
      submitLabel={number && intl.formatMessage({ id: "billing.public.payOne" }, { number })}
      variant={variant}
      intent="pay"
    >
      {() => (
        <>
          {Object.entries(payable).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="locale" value={locale} />
        </>
      )}
    </ActionForm>
  );
}
