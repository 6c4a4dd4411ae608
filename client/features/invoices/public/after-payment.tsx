import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import { FormattedMessage } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { container } from "../../../ui/container.ts";
import { PageTitle } from "../../../ui/page-title.tsx";
import { PAYMENT_PATH } from "./payment-path.ts";

/** What a payer reads who comes back from the provider's page. It says nothing of the invoice: anyone can open it. */
export function AfterPayment({ said }: { said: "paid" | "unpaid" }) {
  const locale = useLocale();
  return (
    <div className={`${container} pt-10 pb-16 md:pt-20 md:pb-24`}>
      {said === "paid" && (
        <IconCircleCheck size={44} aria-hidden="true" className="mb-4 text-good" />
      )}
      <PageTitle className="tracking-[-0.04em]">
        <FormattedMessage id={`billing.public.${said}.title`} />
      </PageTitle>
      <p className="mt-5 mb-8 max-w-[34em] text-xl text-ink-2">
        <FormattedMessage id={`billing.public.${said}.text`} />
      </p>
      <ButtonLink variant="outline" to={localePath(locale, PAYMENT_PATH)}>
        <FormattedMessage id="billing.public.back" />
      </ButtonLink>
    </div>
  );
}
