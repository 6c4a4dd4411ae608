import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { HomeLink } from "../home-link.tsx";
import { container } from "../../ui/container.ts";
import { AccountEntry } from "./account-entry.tsx";
import { LanguageLinks } from "../language-links.tsx";
import { withoutLocale } from "../../i18n/locale.ts";
import { LocaleLink } from "../../ui/locale-link.tsx";
import { ModeToggle } from "./mode-toggle.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { NavLink } from "./nav-link.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { SearchField } from "./search-field.tsx";
import { areas, currentLink } from "./site-nav.ts";

export function SiteHeader() {
  const intl = useIntl();
  const path = withoutLocale(useLocation().pathname);
  const current = currentLink(path);
  return (
    <header className="relative border-b border-line bg-canvas">
      <div className={`${container} flex h-16 items-center gap-6 md:h-[88px] xl:gap-3`}>
        <HomeLink />
        <nav aria-label={intl.formatMessage({ id: "site.navigation" })} className="hidden lg:flex">
          {areas.map((link) => (
            <NavLink
              key={link.to}
              link={link}
              aria-current={link.to === path ? "page" : link.to === current ? "true" : undefined}
              className="rounded-md px-2 py-2 font-medium aria-current:text-primary-strong not-aria-current:text-ink-2 not-aria-current:hover:text-ink"
            />
          ))}
          <MoreMenu path={path} current={current} />
        </nav>
        <div className="ms-auto flex items-center gap-1.5">
          <div
            role="group"
            aria-label={intl.formatMessage({ id: "site.language" })}
            className="hidden items-center xl:flex"
          >
            <LanguageLinks
              short
              className="relative rounded-md p-1 text-sm font-semibold not-aria-current:text-ink-3"
            />
          </div>
          <SearchField className="w-32 max-xl:hidden 2xl:w-44" />
          <LocaleLink
            to="/search"
            aria-label={intl.formatMessage({ id: "search.title" })}
            // on a narrow phone it is in the menu, on a wide screen a field
            className="grid size-11 place-items-center rounded-md hover:bg-raised max-[27rem]:hidden xl:hidden"
          >
            <IconSearch size={20} aria-hidden="true" />
          </LocaleLink>
          <ModeToggle />
          <AccountEntry />
          <PhoneMenu current={current} />
        </div>
      </div>
    </header>
  );
}
