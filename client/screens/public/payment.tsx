import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import { FormattedMessage } from "react-intl";
import { data } from "react-router";
import { AfterPayment } from "../../features/invoices/public/after-payment.tsx";
import { BillingLists } from "../../features/invoices/public/billing-lists.tsx";
import { InvoiceSheet } from "../../features/invoices/public/invoice-sheet.tsx";
import { OpenLink } from "../../features/invoices/public/open-link.tsx";
import { PAYMENT_PATH } from "../../features/invoices/public/payment-path.ts";
import { readListed, readLookUp } from "../../features/invoices/public/read-billing.ts";
import { RequestLink } from "../../features/invoices/public/request-link.tsx";
import { RequestSteps } from "../../features/invoices/public/request-steps.tsx";
import { type Said, sendBilling } from "../../features/invoices/public/send-billing.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { pageRequest } from "../../platform/request.ts";
import { seo } from "../../platform/seo.ts";
import { sendFromBrowser, sendFromServer } from "../../ui/action-form/send-form.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { container } from "../../ui/container.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import type { Route } from "./+types/payment";

const SAID: readonly Said[] = ["sent", "ended", "paid", "unpaid"];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { origin, call, session } = context.get(pageRequest);
  const intl = intlFor(locale);
  const meta = headFor(
    request,
    seo({
      origin,
      locale,
      path: PAYMENT_PATH,
      title: intl.formatMessage({ id: "billing.public.title" }),
      description: intl.formatMessage({ id: "billing.public.lead" }),
      noindex: url.search !== "",
    }),
  );
  const { searchParams } = url;
  const page = {
    meta,
    token: searchParams.get("token"),
    said: SAID.find((one) => one === searchParams.get("said")),
    isSignedIn: (await session()) !== null,
    invoice: null,
    invoiceId: null,
    lookUp: null,
  };
  const id = searchParams.get("invoice");
  const isNote = page.said && !id;
  if (page.token || isNote || !(page.isSignedIn || hasOpenedLink(request))) return page;
  if (id) {
    const answer = await readListed(call, id);
    if ("refused" in answer) throw data(null, { status: 503 });
    if (answer.data.invoice) return { ...page, invoice: answer.data.invoice, invoiceId: id };
  }
  const answer = await readLookUp(call);
  if ("refused" in answer) throw data(null, { status: 503 });
  return { ...page, lookUp: answer.data.billingLookUp };
}

/** Whether this browser has a cookie of a link; the server says whether it still shows something. */
const hasOpenedLink = ({ headers }: Request): boolean =>
  /(^|;\s*)billing-link=/.test(headers.get("cookie") ?? "");

export const action = ({ request, context }: Route.ActionArgs) =>
  sendFromServer(sendBilling, request, context);
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  sendFromBrowser(sendBilling, request);

/** The address may hold a secret, and what is shown is for one browser only. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "same-origin",
});

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { token, said, isSignedIn, invoice, invoiceId, lookUp } = loaderData;
  if (invoice && invoiceId) {
    return (
      <div className={`${container} pt-8 pb-16 md:pb-24`}>
        <Back />
        <InvoiceSheet
          invoice={invoice}
          payable={{ invoice: invoiceId }}
          outcome={actionData}
          isUnpaid={said === "unpaid"}
        />
      </div>
    );
  }
  if (said === "paid" || said === "unpaid") return <AfterPayment said={said} />;
  if (lookUp) {
    return (
      <div className={`${container} pb-16 md:pb-24`}>
        <BillingLists lookUp={lookUp} outcome={actionData} />
      </div>
    );
  }
  return (
    <div className={`${container} pb-16 md:pb-24`}>
      <div className="grid gap-x-16 gap-y-10 pt-10 md:pt-20 lg:grid-cols-[minmax(0,1fr)_500px]">
        <header>
          <PageTitle className="tracking-[-0.04em]">
            <FormattedMessage id={token ? "billing.public.link.title" : "billing.public.title"} />
          </PageTitle>
          {!token && (
            <p className="mt-5 max-w-[28em] text-xl text-ink-2">
              <FormattedMessage id="billing.public.lead" />
            </p>
          )}
        </header>
        {token ? (
          <OpenLink token={token} outcome={actionData} />
        ) : (
          <RequestLink said={said} isSignedIn={isSignedIn} outcome={actionData} />
        )}
      </div>
      {!token && <RequestSteps />}
    </div>
  );
}

function Back() {
  const locale = useLocale();
  return (
    <ButtonLink
      variant="plain"
      size={44}
      to={localePath(locale, PAYMENT_PATH)}
      className="-ms-4 mb-4 print:hidden"
    >
      <IconArrowLeft size={20} aria-hidden="true" className="rtl:rotate-180" />
      <FormattedMessage id="billing.public.back" />
    </ButtonLink>
  );
}

export { shouldRevalidate } from "../../ui/action-form/send-form.ts";
export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
