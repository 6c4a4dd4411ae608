import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { container } from "../../ui/container.ts";
import { Logo } from "../../ui/logo.tsx";
import { LanguageLinks } from "../language-links.tsx";
import { localePath, useLocale } from "../../i18n/locale.ts";
import { LocaleLink } from "../../ui/locale-link.tsx";

const link = "inline-flex min-h-8 items-center hover:text-ink";

export function SiteFooter() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <footer className="mt-auto border-t border-line">
      <div
        className={`${container} flex flex-wrap items-center gap-x-8 gap-y-4 py-8 text-sm text-ink-2 lg:min-h-[88px] lg:py-4`}
      >
        <LocaleLink to="/" prefetch="intent" className={`${link} gap-2 font-semibold text-ink`}>
          <Logo size={22} />
          Atelier
        </LocaleLink>
        <p className="text-ink-3">
          <FormattedMessage id="site.motto" />
        </p>
        <nav
          aria-labelledby="footer-developers"
          className="flex w-full flex-wrap items-center gap-x-6 gap-y-1 sm:w-auto lg:ms-auto"
        >
          <span id="footer-developers" className="text-ink-3">
            <FormattedMessage id="site.developers" />
          </span>
          {/* Separate documents, so the links reload. */}
          <a href="/graphql" className={link}>
            GraphQL
          </a>
          <a href="/api/docs" className={link}>
            <FormattedMessage id="site.rest" />
          </a>
          <a href={localePath(locale, "/rss.xml")} className={link}>
            RSS
          </a>
          <LocaleLink to="/contact-us" className={link}>
            <FormattedMessage id="contact.message.title" />
          </LocaleLink>
          {["terms-and-conditions", "privacy-policy"].map((slug) => (
            <a key={slug} href={localePath(locale, `/page/${slug}`)} className={link}>
              <FormattedMessage id={`site.legal.${slug}`} />
            </a>
          ))}
          <LocaleLink to="/changelog" className={link}>
            <FormattedMessage id="changelog.title" />
          </LocaleLink>
          <LocaleLink to="/info" className={link}>
            <FormattedMessage id="info.link" />
          </LocaleLink>
        </nav>
        <nav
          aria-label={intl.formatMessage({ id: "site.language" })}
          className="flex items-center gap-4 border-line lg:border-s lg:ps-8"
        >
          <IconWorld size={18} aria-hidden="true" className="text-ink-3" />
          <LanguageLinks className={link} />
        </nav>
      </div>
    </footer>
  );
}
