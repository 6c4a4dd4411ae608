import { FormattedMessage, useIntl } from "react-intl";
import { firstCharacters } from "../../../schema/foundation/characters.ts";
import { QuestionForm } from "../../features/contacts/public/question-form.tsx";
import { sendQuestion } from "../../features/contacts/public/send-contact.ts";
import { Link } from "react-router";
import { groupsOf } from "../../features/faqs/public/faq-groups.ts";
import { FaqSection } from "../../features/faqs/public/faq-section.tsx";
import { faqGraph } from "../../features/faqs/public/faq-seo.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { localeOf, localePath, useLocale } from "../../i18n/locale.ts";
import { crumbsFromHome } from "../../platform/json-ld.ts";
import { legalVersion } from "../../platform/legal-version.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { pageRequest, read } from "../../platform/request.ts";
import { seo } from "../../platform/seo.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { sendFromBrowser, sendFromServer } from "../../ui/action-form/send-form.ts";
import { container } from "../../ui/container.ts";
import { Empty } from "../../ui/empty.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SearchLine } from "../../ui/search-line.tsx";
import { SideContents } from "../../ui/side-contents.tsx";
import type { Route } from "./+types/faqs";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const search = firstCharacters((url.searchParams.get("search") ?? "").trim(), 100);
  const { faqs, totalCount } = await read(context, "/api/faqs/public", {
    query: { locale, search: search || undefined },
  });
  const intl = intlFor(locale);
  const { origin, session } = context.get(pageRequest);
  const user = (await session())?.user;
  const head = {
    origin,
    locale,
    path: "/faqs",
    title: intl.formatMessage({ id: "faqs.public.title" }),
    description: intl.formatMessage({ id: "faqs.public.lead" }),
  };
  return {
    search,
    isSent: url.searchParams.has("sent"),
    form: {
      writer: user ? { name: user.name, email: user.email } : null,
      privacyVersion: await legalVersion(context, "privacy-policy", locale),
      idempotencyKey: crypto.randomUUID(),
      shownAt: new Date().toISOString(),
    },
    isEmpty: totalCount === 0,
    groups: groupsOf(faqs),
    meta: headFor(request, [
      ...seo({ ...head, noindex: search !== "" }),
      crumbsFromHome(head),
      ...(faqs.length > 0 ? [faqGraph(head, faqs)] : []),
    ]),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  sendFromServer(sendQuestion, request, context);
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  sendFromBrowser(sendQuestion, request);

/** Each visitor gets a form of their own, with its time and key. */
export const headers = () => ({ "cache-control": "private, no-store" });

export default function Faqs({ loaderData, actionData }: Route.ComponentProps) {
  const { search, isSent, form, isEmpty, groups } = loaderData;
  const intl = useIntl();
  const faqs = localePath(useLocale(), "/faqs");
  const count = groups.reduce((sum, group) => sum + group.faqs.length, 0);
  return (
    <div className={`${container} pb-16 md:pb-20`}>
      <PageHead
        title={intl.formatMessage({ id: "faqs.public.title" })}
        lead={intl.formatMessage({ id: "faqs.public.lead" })}
      />
      {isEmpty ? (
        <Empty
          title={intl.formatMessage({ id: "faqs.public.empty.title" })}
          text={intl.formatMessage({ id: "faqs.public.empty.text" })}
        />
      ) : (
        <SearchLine
          to={faqs}
          label={intl.formatMessage({ id: "faqs.public.search" })}
          placeholder={intl.formatMessage({ id: "faqs.public.search.example" })}
          value={search}
          submit={intl.formatMessage({ id: "blog.search.action" })}
        />
      )}
      {!isEmpty && count === 0 && (
        <div className="pt-10">
          <Empty
            title={intl.formatMessage({ id: "faqs.public.noMatch.title" }, { search })}
            text={intl.formatMessage({ id: "faqs.public.noMatch.text" })}
            action={
              <ButtonLink to={faqs} variant="outline">
                <FormattedMessage id="faqs.public.all" />
              </ButtonLink>
            }
          />
        </div>
      )}
      {count > 0 && (
        <div className="grid gap-x-16 gap-y-8 pt-8 md:pt-14 lg:grid-cols-[232px_minmax(0,1fr)]">
          <SideContents
            title={intl.formatMessage({ id: "faqs.public.groups" })}
            items={groups.map(({ id, name, faqs: { length } }) => ({
              id,
              label: name ?? intl.formatMessage({ id: "faqs.public.others" }),
              count: length,
            }))}
          />
          <div className="grid gap-12">
            {search && (
              <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-lg">
                <FormattedMessage id="faqs.public.found" values={{ count, search }} />
                <Link to={faqs} className="font-semibold text-primary-strong hover:underline">
                  <FormattedMessage id="faqs.public.all" />
                </Link>
              </p>
            )}
            {groups.map((group, place) => (
              <FaqSection
                // a new search opens what it finds
                key={`${group.id} ${search}`}
                group={group}
                open={search ? "all" : place === 0 ? "first" : "none"}
              />
            ))}
          </div>
        </div>
      )}
      <QuestionForm
        key={search}
        search={count === 0 ? search : ""}
        isSent={isSent}
        outcome={actionData}
        {...form}
      />
    </div>
  );
}

export { shouldRevalidate } from "../../ui/action-form/send-form.ts";
export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
