import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { intlFor } from "../../i18n/intl.server.ts";
import { LOCALE_NAMES, localeOf } from "../../i18n/locale.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { pageRequest, read } from "../../platform/request.ts";
import { seo } from "../../platform/seo.ts";
import { container } from "../../ui/container.ts";
import { LocaleLink } from "../../ui/locale-link.tsx";
import type { Route } from "./+types/info";
import { PageTitle } from "../../ui/page-title.tsx";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { info } = await read(context, "/api/info");
  const intl = intlFor(locale);
  const [title, description] = ["info.title", "info.lead"].map((id) => intl.formatMessage({ id }));
  const { origin } = context.get(pageRequest);
  return {
    info,
    meta: headFor(request, seo({ origin, locale, path: "/info", title: title ?? "", description })),
  };
}

const link = "font-semibold text-primary-strong underline-offset-4 hover:underline";

export default function Info({ loaderData: { info } }: Route.ComponentProps) {
  const { version, license, source, privacyContact } = info;
  return (
    <div className={`${container} py-10 md:pt-20 md:pb-24`}>
      <PageTitle>
        <FormattedMessage id="info.title" />
      </PageTitle>
      <p className="mt-5 text-xl text-ink-2">
        <FormattedMessage id="info.lead" />
      </p>
      <div className="mt-14 grid max-w-[680px] gap-12">
        <Details title="info.software">
          <Fact name="info.version">{version}</Fact>
          <Fact name="info.license">{license}</Fact>
          {source && (
            <Fact name="info.source">
              <a href={source} className={link}>
                {source.replace(/^https?:\/\//, "")}
              </a>
            </Fact>
          )}
          <Fact name="info.notices">
            <a href="/third-party-notices.txt" className={link}>
              <FormattedMessage id="info.notices.link" />
            </a>
          </Fact>
          <Fact name="info.languages">{Object.values(LOCALE_NAMES).join(", ")}</Fact>
          <Fact name="info.interfaces">
            <a href="/graphql" className={link}>
              GraphQL
            </a>
            {", "}
            <a href="/api/docs" className={link}>
              REST
            </a>
          </Fact>
        </Details>
        <Details title="info.data">
          {privacyContact && (
            <Fact name="info.privacyContact">
              <a href={`mailto:${privacyContact}`} className={link}>
                {privacyContact}
              </a>
            </Fact>
          )}
          <Fact name="info.terms">
            <LocaleLink to="/page/terms-and-conditions" className={link}>
              <FormattedMessage id="site.legal.terms-and-conditions" />
            </LocaleLink>
            {", "}
            <LocaleLink to="/page/privacy-policy" className={link}>
              <FormattedMessage id="site.legal.privacy-policy" />
            </LocaleLink>
          </Fact>
          <Fact name="info.assistant">
            <FormattedMessage id="info.assistant.off" />
          </Fact>
        </Details>
      </div>
    </div>
  );
}

function Details({ title, children }: { title: string; children: ReactNode }) {
  const intl = useIntl();
  return (
    <section>
      <h2 className="mb-4 text-lg font-bold">{intl.formatMessage({ id: title })}</h2>
      <dl className="border-b border-line">{children}</dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const intl = useIntl();
  return (
    <div className="grid gap-1 border-t border-line py-3 sm:grid-cols-[13rem_1fr]">
      <dt className="text-ink-3">{intl.formatMessage({ id: name })}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
