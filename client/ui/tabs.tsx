import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { useCurrentInView } from "./use-current-in-view.ts";

interface Tab {
  id: string;
  label: ReactNode;
  count?: number;
  /** Next to the label, for example a state */
  mark?: ReactNode;
  /** Something in the tab needs attention: announced in words, shown as a dot */
  alert?: string;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  current: string;
  onChange: (id: string) => void;
  /** The content of the current tab */
  children: ReactNode;
  /** Shows the content without a row of tabs, as long as the others are not needed */
  isAlone?: boolean;
  /** At the end of the row */
  aside?: ReactNode;
  /** For the row; in place by default */
  className?: string;
}

const last = -1;

/** Parts of a screen, one of which is shown; arrow keys switch between them. */
export function Tabs({
  label,
  tabs,
  current,
  onChange,
  children,
  isAlone = false,
  aside,
  className = "relative",
}: TabsProps) {
  const intl = useIntl();
  const id = useId();
  const strip = useCurrentInView<HTMLDivElement>(current);
  const at = tabs.findIndex((tab) => tab.id === current);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const next = {
      ArrowRight: (at + forward) % tabs.length,
      ArrowLeft: (at - forward) % tabs.length,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next);
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    document.getElementById(`${id}-${tab.id}`)?.focus();
  };
  return (
    <>
      {!isAlone && (
        <div
          ref={strip}
          className={`flex items-center justify-between gap-4 overflow-x-auto border-b border-line ${className}`}
        >
          <div role="tablist" aria-label={label} className="flex w-max gap-7">
            {tabs.map((tab) => (
              <button
                key={tab.id}
                id={`${id}-${tab.id}`}
                type="button"
                role="tab"
                aria-selected={tab.id === current}
                aria-controls={`${id}-panel`}
                tabIndex={tab.id === current ? 0 : last}
                onClick={() => onChange(tab.id)}
                onKeyDown={press}
                className="relative flex h-[var(--tab-height,3rem)] items-center gap-2 font-semibold whitespace-nowrap text-ink-2 outline-offset-[-4px] hover:text-ink aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:rounded-full aria-selected:after:bg-primary-strong"
              >
                {tab.label}
                {tab.mark}
                {tab.count !== undefined && (
                  <span className="min-w-6 rounded-md bg-raised px-1.5 text-center text-xs leading-6 text-ink-2">
                    {intl.formatNumber(tab.count, { format: "count" })}
                  </span>
                )}
                {tab.alert && (
                  <span className="size-2 rounded-full bg-bad">
                    <span className="sr-only">{tab.alert}</span>
                  </span>
                )}
              </button>
            ))}
          </div>
          {aside}
        </div>
      )}
      <div
        id={`${id}-panel`}
        {...(!isAlone && { role: "tabpanel", "aria-labelledby": `${id}-${current}` })}
      >
        {children}
      </div>
    </>
  );
}
