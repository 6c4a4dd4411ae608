import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { NavCount } from "./nav-count.tsx";
import type { Group } from "./navigation.ts";

interface NavGroupProps {
  group: Exclude<Group, "home">;
  isFolded: boolean;
  /** One is in it: it is open */
  isCurrent: boolean;
  /** What waits in its entries, shown while it is folded */
  count: number;
  onFold: () => void;
  children: ReactNode;
}

/** A group of the sidebar. The one that one is in cannot be folded. */
export function NavGroup({ group, isFolded, isCurrent, count, onFold, children }: NavGroupProps) {
  const id = useId();
  const isOpen = isCurrent || !isFolded;
  const name = <FormattedMessage id={`dashboard.group.${group}`} />;
  return (
    <section>
      <h2 className="text-[13px] font-medium text-ink-3">
        {isCurrent ? (
          <span className="flex min-h-8 items-center px-3">{name}</span>
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onFold}
            className="group/fold flex min-h-8 w-full items-center gap-2 rounded-md px-3 text-start hover:bg-raised hover:text-ink pointer-coarse:min-h-11"
          >
            <span className="flex-1">{name}</span>
            {!isOpen && <NavCount count={count} messageId="dashboard.attention" />}
            <IconChevronDown
              size={16}
              aria-hidden="true"
              className={`shrink-0 ${isOpen ? "opacity-0 group-hover/fold:opacity-100 group-focus-visible/fold:opacity-100 pointer-coarse:opacity-100" : "-rotate-90 rtl:rotate-90"}`}
            />
          </button>
        )}
      </h2>
      {isOpen && (
        <div id={id} className="mt-0.5">
          {children}
        </div>
      )}
    </section>
  );
}
