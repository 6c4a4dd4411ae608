import { FormattedMessage } from "react-intl";
import { sendFromBrowser, sendFromServer } from "../../ui/action-form/send-form.ts";
import { type Asked, readAsked } from "../../features/contacts/public/asked.ts";
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

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const asked = await readAsked(context, url, locale);
  const { origin, session } = context.get(pageRequest);
  const user = (await session())?.user;
  const intl = intlFor(locale);
  const title = intl.formatMessage({ id: titleOf(asked) }, { name: asked?.name });
  const description = intl.formatMessage({
    id: asked ? "contact.quote.lead" : "contact.message.lead",
  });
  return {
    asked,
    isSent: url.searchParams.has("sent"),
    writer: user ? { name: user.name, email: user.email } : null,
    privacyVersion: await legalVersion(context, "privacy-policy", locale),
    idempotencyKey: crypto.randomUUID(),
    shownAt: new Date().toISOString(),
    meta: headFor(
      request,
      // one page for search engines, not one for each who can be asked
      seo({ origin, locale, path: CONTACT_PATH, title, description, noindex: asked !== null }),
    ),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  sendFromServer(sendContact, request, context);
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  sendFromBrowser(sendContact, request);

/** Each visitor gets a form of their own, with its time and key. */
export const headers = () => ({ "cache-control": "private, no-store" });

const titleOf = (asked: Asked | null): string => {
  if (!asked) return "contact.message.title";
  return asked.memberId ? "contact.quote.title" : "contact.quote.project";
};

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, isSent, ...page } = loaderData;
  const kind = asked ? "quote" : "message";
  return (
    <div className={`${container} pb-16 md:pb-24`}>
      <header className="pt-10 pb-10 md:pt-20 md:pb-14">
        <h1 className="text-[2.75rem] leading-[1.04] font-extrabold tracking-[-0.04em] text-balance md:text-[4.125rem]">
          <FormattedMessage id={titleOf(asked)} values={{ name: asked?.name }} />
        </h1>
        <p className="mt-5 max-w-[36em] text-xl text-ink-2">
          <FormattedMessage id={`contact.${kind}.lead`} />
        </p>
      </header>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_420px]">
        {isSent ? (
          <ContactSent asked={asked} />
        ) : (
          <ContactForm asked={asked} outcome={actionData} {...page} />
        )}
        <ContactAside asked={asked} />
      </div>
    </div>
  );
}

export { shouldRevalidate } from "../../ui/action-form/send-form.ts";
export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
