import { useIntl } from "react-intl";
import { useEffect, useRef } from "react";
import { Link, type To } from "react-router";

type TabTone = "good" | "info" | "accent" | "warn" | "bad" | "off";

export interface StatusTab {
  id: string;
  label: string;
  to: To;
  /** Undefined until it is known */
  count?: number;
  tone?: TabTone;
}

interface StatusTabsProps {
  label: string;
  current: string;
  tabs: StatusTab[];
}

const tones: Record<TabTone, string> = {
  good: "bg-good-soft text-good",
  info: "bg-info-soft text-info",
  accent: "bg-primary-soft text-primary-strong",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
  off: "bg-raised text-ink-2",
};

/** In px; a part of the next tab stays visible */
const STRIP_PADDING = 32;

/** The list by status; each tab has its own URL. On a phone they scroll sideways. */
export function StatusTabs({ label, current, tabs }: StatusTabsProps) {
  const intl = useIntl();
  const strip = useRef<HTMLElement>(null);
  // The current tab may be outside a narrow strip: at first, or when the counts widen the strip.
  const counts = tabs.map(({ count }) => count).join();
  useEffect(() => {
    const { current: nav } = strip;
    const tab = nav?.querySelector("[aria-current=page]");
    if (!nav || !tab) return;
    const shown = nav.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    const over = Math.max(0, right + STRIP_PADDING - shown.right);
    nav.scrollLeft += over - Math.max(0, shown.left + STRIP_PADDING - left);
  }, [current, counts]);
  return (
    <nav ref={strip} aria-label={label} className="relative overflow-x-auto border-b border-line">
      <ul className="flex w-max min-w-full gap-7 px-4 md:px-6">
        {tabs.map(({ id, label: name, to, count, tone = "off" }) => {
          const here = id === current;
          return (
            <li key={id}>
              <Link
                to={to}
                aria-current={here ? "page" : undefined}
                className={`relative flex h-14 items-center gap-2 font-semibold whitespace-nowrap outline-offset-[-4px] ${
                  here
                    ? "text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full after:bg-primary-strong"
                    : "text-ink-2 hover:text-ink"
                }`}
              >
                {name}
                {count !== undefined && (
                  <span
                    className={`min-w-6 rounded-md px-1.5 text-center text-xs leading-6 ${
                      here ? "bg-ink text-canvas" : tones[tone]
                    }`}
                  >
                    {intl.formatNumber(count)}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
