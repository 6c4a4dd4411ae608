import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router";
import { ScrollArea } from "../../ui/scroll-area.tsx";
import { useViewer } from "../../platform/session/viewer.tsx";
import { navItemOf, navItems, navLabel, groups, isOpenTo } from "./navigation.ts";

interface SideNavigationProps {
  /** Small numbers next to names, for example of pending items */
  counts?: Record<string, number>;
  /** Called after a choice: the phone's drawer closes */
  onChoose?: () => void;
}

/**
 * The screens this user may open, in groups; in the mini layout as icons with their names below.
 */
export function SideNavigation({ counts = {}, onChoose }: SideNavigationProps) {
  const intl = useIntl();
  const viewer = useViewer();
  const current = navItemOf(useLocation().pathname);
  return (
    <nav
      aria-label={intl.formatMessage({ id: "dashboard.navigation" })}
      className="flex min-h-0 flex-1 flex-col"
    >
      <ScrollArea className="flex-1" contentClassName="px-4 pb-6 mini:lg:px-2">
        {groups.map((group) => {
          const open = navItems.filter((item) => item.group === group && isOpenTo(viewer, item));
          if (open.length === 0) return null;
          return (
            <section key={group} className="mb-6">
              <h2 className="mb-1.5 px-3 text-[13px] font-medium text-ink-3 mini:lg:sr-only">
                <FormattedMessage id={`dashboard.group.${group}`} />
              </h2>
              <ul className="grid gap-0.5">
                {open.map((item) => (
                  <li key={item.name}>
                    <Link
                      to={item.to}
                      onClick={onChoose}
                      aria-current={current === item ? "page" : undefined}
                      className="flex min-h-11 items-center gap-3.5 rounded-md px-3 font-medium text-ink-2 hover:bg-raised hover:text-ink aria-current:bg-primary-soft aria-current:font-semibold aria-current:text-primary-strong mini:lg:flex-col mini:lg:justify-center mini:lg:gap-1 mini:lg:px-1 mini:lg:py-2 mini:lg:text-center mini:lg:text-[11px] mini:lg:leading-tight"
                    >
                      <item.Icon size={20} aria-hidden="true" className="shrink-0" />
                      <span className="min-w-0">
                        <FormattedMessage id={navLabel(item)} />
                      </span>
                      <AreaCount
                        count={counts[item.name] ?? 0}
                        words={item.name === "chat" ? "dashboard.unread" : "dashboard.reviews"}
                      />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </ScrollArea>
    </nav>
  );
}

function AreaCount({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <span className="ms-auto rounded-md bg-raised px-2 text-[13px] font-semibold text-ink-2 mini:lg:ms-0">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">
        <FormattedMessage id={words} values={{ count }} />
      </span>
    </span>
  );
}
