import { Fragment, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { ScrollArea } from "../../ui/scroll-area.tsx";
import { useSetting } from "../../platform/settings/use-setting.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { NavGroup } from "./nav-group.tsx";
import { NavLink } from "./nav-link.tsx";
import { useNavMemory } from "./nav-memory.ts";
import { entriesFor, groups, type NavEntry, navItemOf } from "./navigation.ts";

/** Only the mini layout needs its code. */
const NavFlyout = lazyPart(
  async () => (await import("./nav-flyout.tsx")).NavFlyout,
  <div className="h-14" />,
);

interface SideNavigationProps {
  /** Small numbers next to names, for example of pending items */
  counts?: Record<string, number>;
  /** Called after a choice: the phone's drawer closes */
  onChoose?: () => void;
}

/**
 * The places this user may open: first those of every day and the pinned ones, then the groups; in the
 * mini layout as icons, of which a group's opens its entries.
 */
export function SideNavigation({ counts = {}, onChoose }: SideNavigationProps) {
  const intl = useIntl();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const { folded, pinned, toggleFolded, togglePinned } = useNavMemory();
  // the phone's drawer has the room for names
  const isMini = useSetting("themeLayout") === "mini" && !onChoose;
  const item = navItemOf(pathname, search);
  const entries = entriesFor(viewer);
  const current = entries.find(({ screens }) => screens.some((screen) => screen === item));
  const pins = pinned.flatMap((name) => entries.find(({ place }) => place.name === name) ?? []);
  const nav = useCurrentEntryInView(current?.place.name);

  const list = (shown: NavEntry[], isTile = isMini, choose = onChoose) => (
    <ul className="grid gap-0.5">
      {shown.map((entry) => {
        const { name, group } = entry.place;
        const isHome = group === "home";
        return (
          <li key={name}>
            <NavLink
              entry={entry}
              isCurrent={entry === current}
              count={countOf(entry, counts)}
              isTile={isTile}
              isPinned={pins.includes(entry)}
              onPin={isHome || isTile ? undefined : () => togglePinned(name)}
              onChoose={choose}
            />
          </li>
        );
      })}
    </ul>
  );
  return (
    <nav
      ref={nav}
      aria-label={intl.formatMessage({ id: "dashboard.navigation" })}
      className="flex min-h-0 flex-1 flex-col"
    >
      <ScrollArea
        className="flex-1"
        contentClassName={isMini ? "grid gap-0.5 px-2 pb-6" : "grid gap-5 px-4 pb-6"}
      >
        {groups.map((group) => {
          const shown = entries.filter(
            (entry) => entry.place.group === group && !pins.includes(entry),
          );
          if (group === "home") {
            return (
              <Fragment key={group}>
                {shown.length > 0 && list(shown)}
                {pins.length > 0 && (
                  <section>
                    <h2
                      className={
                        isMini ? "sr-only" : "mb-1.5 px-3 text-[13px] font-medium text-ink-3"
                      }
                    >
                      <FormattedMessage id="dashboard.pinned" />
                    </h2>
                    {list(pins)}
                  </section>
                )}
              </Fragment>
            );
          }
          if (shown.length === 0) return null;
          if (isMini && shown.length === 1) return <Fragment key={group}>{list(shown)}</Fragment>;
          const shared = {
            group,
            isCurrent: shown.some((entry) => entry === current),
            count: shown.reduce((sum, entry) => sum + countOf(entry, counts), 0),
          };
          if (isMini) {
            return (
              <NavFlyout key={group} {...shared}>
                {(close) => list(shown, false, close)}
              </NavFlyout>
            );
          }
          return (
            <NavGroup
              key={group}
              {...shared}
              isFolded={folded.includes(group)}
              onFold={() => toggleFolded(group)}
            >
              {list(shown)}
            </NavGroup>
          );
        })}
      </ScrollArea>
    </nav>
  );
}

const countOf = ({ screens }: NavEntry, counts: Record<string, number>): number =>
  screens.reduce((sum, { name }) => sum + (counts[name] ?? 0), 0);

/** In px; so much of its neighbour stays visible */
const PADDING = 24;

/** Scrolls the list to the place one is in, which may lie below its edge. */
function useCurrentEntryInView(current: string | undefined) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = ref.current?.querySelector("[aria-current]");
    const area = link?.closest(".overflow-y-auto");
    if (!link || !area) return;
    const shown = area.getBoundingClientRect();
    const { top, bottom } = link.getBoundingClientRect();
    const below = Math.max(0, bottom + PADDING - shown.bottom);
    area.scrollTop += below - Math.max(0, shown.top + PADDING - top);
  }, [current]);
  return ref;
}
