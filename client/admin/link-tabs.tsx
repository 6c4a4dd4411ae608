import { useIntl } from "react-intl";
import { Link } from "react-router";
import { useCurrentInView } from "../ui/use-current-in-view.ts";

interface LinkTab {
  id: string;
  label: string;
  /** Its screen, if it is one of its own */
  to?: string;
  /** How much there is in it; undefined until it is known */
  count?: number;
  /** What it counts waits for someone */
  isWaiting?: boolean;
}

interface LinkTabsProps {
  /** The accessible name of the tabs */
  label: string;
  tabs: readonly LinkTab[];
  current: string;
  /** The space around them */
  className?: string;
}

/** Tabs with their own URLs, so that they can be linked to. */
export function LinkTabs({ label, tabs, current, className = "" }: LinkTabsProps) {
  const intl = useIntl();
  const strip = useCurrentInView<HTMLElement>(current);
  return (
    <nav
      ref={strip}
      aria-label={label}
      className={`relative flex shrink-0 gap-7 overflow-x-auto border-b border-line ${className}`}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={tab.to ?? `?tab=${tab.id}`}
          aria-current={tab.id === current ? "page" : undefined}
          className="relative flex h-12 items-center gap-2 font-semibold whitespace-nowrap text-ink-2 outline-offset-[-4px] hover:text-ink aria-current:text-ink aria-current:after:absolute aria-current:after:inset-x-0 aria-current:after:bottom-0 aria-current:after:h-0.5 aria-current:after:rounded-full aria-current:after:bg-primary-strong"
        >
          {tab.label}
          {tab.count !== undefined && tab.count > 0 && (
            <span
              className={`rounded-md px-1.5 text-xs leading-5 ${tab.isWaiting ? "bg-warn-soft text-warn" : "bg-raised text-ink-2"}`}
            >
              {intl.formatNumber(tab.count)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
