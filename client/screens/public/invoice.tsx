import { useEffect } from "react";
import { data } from "react-router";
import { InvoiceSheet } from "../../features/invoices/public/invoice-sheet.tsx";
import { countOpening, readByLink } from "../../features/invoices/public/read-billing.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf } from "../../i18n/locale.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { pageRequest } from "../../platform/request.ts";
import { seo } from "../../platform/seo.ts";
import { callFromBrowser } from "../../platform/session/call.ts";
import { container } from "../../ui/container.ts";
import type { Route } from "./+types/invoice";

/** What is refused, as the status of the page. */
const STATUS: Record<string, number> = { NOT_FOUND: 404, RATE_LIMITED: 429 };

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { origin, call } = context.get(pageRequest);
  const { secret: token } = params;
  const answer = await readByLink(call, token);
  if ("refused" in answer) throw data(null, { status: STATUS[answer.refused.code] ?? 503 });
  const { invoice } = answer.data;
  const title = intlFor(locale).formatMessage({ id: "invoices.paper.invoice" });
  // the address of the page is the secret: what describes the page does not name it
  const page = { origin, locale, path: "/payment", title, noindex: true };
  return { invoice, token, meta: headFor(request, seo(page)) };
}

/** Anyone with the URL sees it, so nothing caches it, and no other site gets it as a referrer. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
});

/** The one invoice of a secret link. */
export default function InvoiceOfLink({ loaderData: { invoice, token } }: Route.ComponentProps) {
  useEffect(() => {
    void countOpening(callFromBrowser, token);
  }, [token]);
  return (
    <div className={`${container} pt-8 pb-16 md:pt-14 md:pb-24`}>
      <InvoiceSheet invoice={invoice} />
    </div>
  );
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
