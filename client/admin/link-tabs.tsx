import { Link } from "react-router";
import { useCurrentInView } from "../ui/use-current-in-view.ts";

interface LinkTabsProps {
  /** The accessible name of the tabs */
  label: string;
  tabs: readonly { id: string; label: string }[];
  current: string;
}

/** Tabs with their own URLs, so that they can be linked to. */
export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  const strip = useCurrentInView<HTMLElement>(current);
  return (
    <nav
      ref={strip}
      aria-label={label}
      className="relative flex gap-7 overflow-x-auto border-b border-line"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={`?tab=${tab.id}`}
          aria-current={tab.id === current ? "page" : undefined}
          className="relative flex h-12 items-center font-semibold whitespace-nowrap text-ink-2 outline-offset-[-4px] hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:rounded-full aria-[current]:after:bg-primary-strong"
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
