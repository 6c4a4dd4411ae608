import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

interface FoldProps {
  title: string;
  count?: number;
  children: ReactNode;
}

/** A collapsible section of the details. */
export function Fold({ title, count, children }: FoldProps) {
  const intl = useIntl();
  return (
    <details open className="group border-b border-line px-(--pad) py-3">
      <summary className="-mx-2 flex min-h-9 list-none items-center gap-2 rounded-md px-2 text-sm font-semibold max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        {title}
        {count !== undefined && (
          <span className="font-normal text-ink-3">
            {intl.formatNumber(count, { format: "count" })}
          </span>
        )}
        <IconChevronDown
          size={18}
          aria-hidden="true"
          className="ms-auto -rotate-90 text-ink-2 group-open:rotate-0 rtl:rotate-90"
        />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
