import { FormattedMessage } from "react-intl";
import { sendFromBrowser, sendFromServer } from "../../ui/action-form/send-form.ts";
import { type Recipient, readRecipient } from "../../features/contacts/public/recipient.ts";
import { ContactAside } from "../../features/contacts/public/contact-aside.tsx";
import { ContactForm } from "../../features/contacts/public/contact-form.tsx";
import { ContactSent } from "../../features/contacts/public/contact-sent.tsx";
import { CONTACT_PATH } from "../../features/contacts/public/contact-path.ts";
import { sendContact } from "../../features/contacts/public/send-contact.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf } from "../../i18n/locale.ts";
import { legalVersion } from "../../platform/legal-version.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { pageRequest } from "../../platform/request.ts";
import { seo } from "../../platform/seo.ts";
import { container } from "../../ui/container.ts";
import type { Route } from "./+types/contact-us";
import { PageTitle } from "../../ui/page-title.tsx";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const recipient = await readRecipient(context, url, locale);
  const { origin, session } = context.get(pageRequest);
  const user = (await session())?.user;
  const intl = intlFor(locale);
  const title = intl.formatMessage({ id: titleOf(recipient) }, { name: recipient?.name });
  const description = intl.formatMessage({
    id: recipient ? "contact.quote.lead" : "contact.message.lead",
  });
  return {
    recipient,
    isSent: url.searchParams.has("sent"),
    writer: user ? { name: user.name, email: user.email } : null,
    privacyVersion: await legalVersion(context, "privacy-policy", locale),
    idempotencyKey: crypto.randomUUID(),
    shownAt: new Date().toISOString(),
    meta: headFor(
      request,
      // one page for search engines, not one for each who can be asked
      seo({ origin, locale, path: CONTACT_PATH, title, description, noindex: recipient !== null }),
    ),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  sendFromServer(sendContact, request, context);
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  sendFromBrowser(sendContact, request);

/** Each visitor gets a form of their own, with its time and key. */
export const headers = () => ({ "cache-control": "private, no-store" });

const titleOf = (recipient: Recipient | null): string => {
  if (!recipient) return "contact.message.title";
  return recipient.memberId ? "contact.quote.title" : "contact.quote.project";
};

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { recipient, isSent, ...page } = loaderData;
  const kind = recipient ? "quote" : "message";
  return (
    <div className={`${container} pb-16 md:pb-24`}>
      <header className="pt-10 pb-10 md:pt-20 md:pb-14">
        <PageTitle className="tracking-[-0.04em]">
          <FormattedMessage id={titleOf(recipient)} values={{ name: recipient?.name }} />
        </PageTitle>
        <p className="mt-5 max-w-[36em] text-xl text-ink-2">
          <FormattedMessage id={`contact.${kind}.lead`} />
        </p>
      </header>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_420px]">
        {isSent ? (
          <ContactSent recipient={recipient} />
        ) : (
          <ContactForm recipient={recipient} outcome={actionData} {...page} />
        )}
        <ContactAside recipient={recipient} />
      </div>
    </div>
  );
}

export { shouldRevalidate } from "../../ui/action-form/send-form.ts";
export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
