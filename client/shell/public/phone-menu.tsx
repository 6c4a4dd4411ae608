import IconMenu from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { container } from "../../ui/container.ts";
import { LanguageLinks } from "../language-links.tsx";
import { LocaleLink } from "../../ui/locale-link.tsx";
import { siteNav } from "./site-nav.ts";
import { useClosing } from "./use-closing.ts";

const SEARCH = { to: "/search", label: "search.title" } as const;

/** A native <details>: it opens without JavaScript. */
export function PhoneMenu({ current }: { current?: string }) {
  const intl = useIntl();
  const menu = useClosing();
  return (
    <details ref={menu} className="group md:hidden">
      <summary
        aria-label={intl.formatMessage({ id: "site.menu" })}
        className="-me-2.5 grid size-11 list-none place-items-center rounded-md hover:bg-raised [&::-webkit-details-marker]:hidden"
      >
        <IconMenu size={22} aria-hidden="true" className="group-open:hidden" />
        <IconX size={22} aria-hidden="true" className="hidden group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full z-40 mt-px border-b border-line bg-canvas pb-5 shadow-card">
        <nav aria-label={intl.formatMessage({ id: "site.navigation" })} className={container}>
          <ul className="divide-y divide-line text-lg font-semibold">
            {[...siteNav, SEARCH].map(({ to, label }) => (
              <li key={to}>
                <LocaleLink
                  to={to}
                  prefetch="intent"
                  className={`flex h-14 items-center ${to === current ? "text-primary-strong" : ""}`}
                >
                  <FormattedMessage id={label} />
                </LocaleLink>
              </li>
            ))}
          </ul>
          <p className="flex gap-6 border-t border-line pt-3 text-ink-2">
            <LanguageLinks className="flex h-11 items-center" />
          </p>
        </nav>
      </div>
    </details>
  );
}
