import { type ReactNode, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../button.tsx";
import { IconGrid } from "./icon-grid.tsx";
import { iconsMatching } from "./icon-sets.ts";
import { useIcons } from "./use-icons.ts";

interface IconPanelProps {
  /** 0 are the common icons, 1 to 8 the sets */
  tab: number;
  label: string;
  search: string;
  value?: string;
  onSelect: (icon: string) => void;
}

/** The icons of one tab that match the search. */
export function IconPanel({ tab, label, search, value, onSelect }: IconPanelProps) {
  const intl = useIntl();
  const { status, icons, again } = useIcons(tab);
  // The grid scrolls to its choice when it gets another list, not each time this is rendered.
  const found = useMemo(() => (icons ? iconsMatching(icons, search) : []), [icons, search]);
  if (status === "loading") {
    return <Place busy>{intl.formatMessage({ id: "icons.loading" })}</Place>;
  }
  if (!icons) {
    return (
      <Place>
        <FormattedMessage id="icons.failed" />
        <Button variant="outline" size={44} onClick={again}>
          <FormattedMessage id="icons.again" />
        </Button>
      </Place>
    );
  }
  return (
    <>
      {found.length === 0 ? (
        <Place>
          <FormattedMessage id="icons.none" />
        </Place>
      ) : (
        <IconGrid key={search} label={label} icons={found} value={value} onSelect={onSelect} />
      )}
      <p role="status" className="mt-2 min-h-5 text-[13px] text-ink-3">
        {found.length > 0 && <FormattedMessage id="icons.count" values={{ count: found.length }} />}
      </p>
    </>
  );
}

/** A placeholder in place of the icons, equally high. */
function Place({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <div
      role="status"
      aria-busy={busy}
      className="flex h-[min(420px,42dvh)] flex-col items-center justify-center gap-4 rounded-md border border-line px-4 text-center text-ink-2"
    >
      {children}
    </div>
  );
}
