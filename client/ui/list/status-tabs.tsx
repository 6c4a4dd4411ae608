import { useIntl } from "react-intl";
import { Link, type To } from "react-router";
import { useCurrentInView } from "../use-current-in-view.ts";

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

/** The list by status; each tab has its own URL. On a phone they scroll sideways. */
export function StatusTabs({ label, current, tabs }: StatusTabsProps) {
  const intl = useIntl();
  const strip = useCurrentInView<HTMLElement>(current, tabs.map(({ count }) => count).join());
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
                    {intl.formatNumber(count, { format: "count" })}
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
