import IconMenu from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useIntl } from "react-intl";
import { container } from "../../ui/container.ts";
import { LanguageLinks } from "../language-links.tsx";
import { NavLink } from "./nav-link.tsx";
import { areas, moreLinks } from "./site-nav.ts";
import { useClosing } from "./use-closing.ts";

const search = { to: "/search", label: "search.title" };

/** A native <details>: it opens without JavaScript. */
export function PhoneMenu({ current }: { current?: string }) {
  const intl = useIntl();
  const menu = useClosing();
  return (
    <details ref={menu} className="group lg:hidden">
      <summary
        aria-label={intl.formatMessage({ id: "site.menu" })}
        className="-me-2.5 grid size-11 list-none place-items-center rounded-md hover:bg-raised [&::-webkit-details-marker]:hidden"
      >
        <IconMenu size={22} aria-hidden="true" className="group-open:hidden" />
        <IconX size={22} aria-hidden="true" className="hidden group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full z-40 mt-px max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-canvas pb-5 md:max-h-[calc(100dvh-5.5rem)] shadow-card">
        <nav aria-label={intl.formatMessage({ id: "site.navigation" })} className={container}>
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
            {[...moreLinks, search].map((link) => (
              <li key={link.to}>
                <NavLink
                  link={link}
                  aria-current={link.to === current ? "true" : undefined}
                  className="flex min-h-11 items-center aria-current:text-primary-strong"
                />
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
