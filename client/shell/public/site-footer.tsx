import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import type { FooterPages } from "../../platform/rest.ts";
import { container } from "../../ui/container.ts";
import { Logo } from "../../ui/logo.tsx";
import { LanguageLinks } from "../language-links.tsx";
import { LocaleLink } from "../../ui/locale-link.tsx";
import { NavLink } from "./nav-link.tsx";
import { footer } from "./site-nav.ts";

const item = "inline-flex min-h-8 items-center hover:text-ink max-md:min-h-11";

export interface SiteFooterProps {
  /** Undefined on a page that could not read them */
  footerPages?: FooterPages["pages"];
}

export function SiteFooter({ footerPages }: SiteFooterProps) {
  const intl = useIntl();
  return (
    <footer className="mt-auto border-t border-line text-ink-2">
      <div
        className={`${container} grid gap-x-8 gap-y-10 py-12 md:py-16 lg:grid-cols-[1.4fr_repeat(4,1fr)]`}
      >
        <div className="text-ink">
          <LocaleLink to="/" className={`${item} gap-2 text-lg font-bold`}>
            <Logo size={28} />
            Atelier
          </LocaleLink>
          <p className="mt-3 max-w-56 text-xl font-bold tracking-tight">
            <FormattedMessage id="site.motto" />
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-8 gap-y-8 md:grid-cols-4 lg:contents">
          {footer.map(({ title, links }) => (
            <nav key={title} aria-labelledby={`footer-${title}`}>
              <p id={`footer-${title}`} className="mb-2 text-sm text-ink-3">
                <FormattedMessage id={title} />
              </p>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <NavLink link={link} className={item} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className={container}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-5 text-sm">
          {footerPages?.map(({ path, title }) => (
            <LocaleLink key={path} to={path} className={item}>
              {title}
            </LocaleLink>
          ))}
          <nav
            aria-label={intl.formatMessage({ id: "site.language" })}
            className="flex items-center gap-4 max-md:w-full md:ms-auto"
          >
            <IconWorld size={18} aria-hidden="true" className="text-ink-3" />
            <LanguageLinks className={item} />
          </nav>
        </div>
      </div>
    </footer>
  );
}
