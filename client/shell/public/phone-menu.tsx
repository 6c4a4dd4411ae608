import IconMenu from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { unlocalizedHref, useLocale } from "../../i18n/locale.ts";
import { useSession } from "../../platform/session/session-provider.tsx";
import { buttonStyles } from "../../ui/button-styles.ts";
import { container } from "../../ui/container.ts";
import { LanguageLinks } from "../language-links.tsx";
import { NavLink } from "./nav-link.tsx";
import { SearchField } from "./search-field.tsx";
import { areas, moreLinks } from "./site-nav.ts";
import { useClosing } from "./use-closing.ts";

/** A native <details>: it opens without JavaScript. */
export function PhoneMenu({ current }: { current?: string }) {
  const intl = useIntl();
  const menu = useClosing();
  return (
    <details ref={menu} data-whole-height className="group lg:hidden">
      <summary
        aria-label={intl.formatMessage({ id: "site.menu" })}
        className="-me-2.5 grid size-11 list-none place-items-center rounded-md hover:bg-raised [&::-webkit-details-marker]:hidden"
      >
        <IconMenu size={22} aria-hidden="true" className="group-open:hidden" />
        <IconX size={22} aria-hidden="true" className="hidden group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full z-40 mt-px h-[calc(100dvh-4rem-1px)] overflow-y-auto overscroll-contain bg-canvas md:h-[calc(100dvh-5.5rem-1px)]">
        <nav
          aria-label={intl.formatMessage({ id: "site.navigation" })}
          className={`${container} flex min-h-full flex-col pt-4 pb-5`}
        >
          <SearchField className="w-full" />
          <ul className="py-3 text-[1.75rem] leading-none font-extrabold tracking-[-0.03em]">
            {areas.map((link) => (
              <li key={link.to}>
                <NavLink
                  link={link}
                  aria-current={link.to === current ? "true" : undefined}
                  className="flex h-13 items-center aria-current:text-primary-strong"
                />
              </li>
            ))}
          </ul>
          <ul className="grid grid-cols-2 gap-x-6 border-t border-line py-3 text-ink-2">
            {moreLinks.map((link) => (
              <li key={link.to}>
                <NavLink
                  link={link}
                  aria-current={link.to === current ? "true" : undefined}
                  className="flex min-h-11 items-center aria-current:text-primary-strong"
                />
              </li>
            ))}
          </ul>
          <Join />
          <p className="flex gap-6 border-t border-line pt-3 text-ink-2">
            <LanguageLinks className="flex h-11 items-center" />
          </p>
        </nav>
      </div>
    </details>
  );
}

/** To a new account, for visitors; it leads to another document. */
function Join() {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  if (useSession().data) return null;
  const query = new URLSearchParams({ callbackUrl: pathname + search });
  return (
    <a
      href={unlocalizedHref(locale, `/auth/register?${query}`)}
      className={buttonStyles("primary", 48, "mt-auto mb-4 shrink-0")}
    >
      <FormattedMessage id="site.join" />
    </a>
  );
}
