import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { FormattedMessage } from "react-intl";
import { NavLink } from "./nav-link.tsx";
import { developerLinks, more, moreLinks } from "./site-nav.ts";
import { useClosing } from "./use-closing.ts";

/** Everything else there is, behind the areas; a native <details>: it opens without JavaScript. */
export function MoreMenu({ path, current }: { path: string; current?: string }) {
  const menu = useClosing();
  const isHere = moreLinks.some(({ to }) => to === current);
  return (
    <details ref={menu} className="group relative">
      <summary
        className={`flex h-10 cursor-pointer list-none items-center gap-1.5 rounded-md px-2 font-medium group-open:bg-raised [&::-webkit-details-marker]:hidden ${
          isHere ? "text-primary-strong" : "text-ink-2 hover:text-ink"
        }`}
      >
        <FormattedMessage id="site.more" />
        <IconChevronDown size={16} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <div className="absolute start-0 top-full z-40 mt-3 w-[28rem] overflow-hidden rounded-card border border-line bg-surface shadow-overlay">
        <div className="grid grid-cols-2 gap-6 p-6">
          {more.map(({ title, links }) => (
            <div key={title}>
              <p className="mb-2 text-sm text-ink-3">
                <FormattedMessage id={title} />
              </p>
              {links.map((link) => (
                <NavLink
                  key={link.to}
                  link={link}
                  aria-current={link.to === path ? "page" : undefined}
                  className="flex min-h-10 items-center font-semibold hover:text-primary-strong aria-current:text-primary-strong"
                />
              ))}
            </div>
          ))}
        </div>
        <p className="flex gap-6 border-t border-line bg-raised px-6 py-3 text-sm">
          <span className="text-ink-3">
            <FormattedMessage id="site.developers" />
          </span>
          {developerLinks.map((link) => (
            <NavLink key={link.to} link={link} className="font-semibold hover:underline" />
          ))}
        </p>
      </div>
    </details>
  );
}
