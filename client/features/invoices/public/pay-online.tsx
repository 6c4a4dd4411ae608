import { useLocale } from "../../../i18n/locale.ts";
import { ActionForm } from "../../../ui/action-form/action-form.tsx";
import type { Outcome } from "../../../ui/action-form/outcome.ts";

interface PayOnlineProps {
  /** The secret of the link that shows the invoice, or else its id */
  payable: { token: string } | { invoice: string };
  outcome?: Outcome;
}

/** The button that leads to the page of the provider. */
export function PayOnline({ payable, outcome }: PayOnlineProps) {
  const locale = useLocale();
  return (
    <ActionForm outcome={outcome} fields={{}} submit="billing.public.pay" intent="pay">
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
