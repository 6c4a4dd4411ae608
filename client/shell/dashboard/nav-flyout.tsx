import IconApps from "@tabler/icons-react/dist/esm/icons/IconApps.mjs";
import IconShoppingBag from "@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs";
import IconSitemap from "@tabler/icons-react/dist/esm/icons/IconSitemap.mjs";
import IconTools from "@tabler/icons-react/dist/esm/icons/IconTools.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import IconWriting from "@tabler/icons-react/dist/esm/icons/IconWriting.mjs";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSetting } from "../../platform/settings/use-setting.ts";
import { Popover } from "../../ui/popover.tsx";
import { NavCount } from "./nav-count.tsx";
import { tileStyles } from "./nav-link.tsx";
import type { Group } from "./navigation.ts";

const icons: Record<Exclude<Group, "home">, typeof IconUsers> = {
  apps: IconApps,
  work: IconSitemap,
  content: IconWriting,
  sales: IconShoppingBag,
  people: IconUsers,
  operations: IconTools,
};

interface NavFlyoutProps {
  group: Exclude<Group, "home">;
  isCurrent: boolean;
  /** What waits in its entries */
  count: number;
  /** Its entries; called when one is chosen */
  children: (close: () => void) => ReactNode;
}

/** A group in the mini layout: its icon, and its entries beside it when it is pressed. */
export function NavFlyout({ group, isCurrent, count, children }: NavFlyoutProps) {
  const intl = useIntl();
  const direction = useSetting("themeDirection");
  const Icon = icons[group];
  const name = intl.formatMessage({ id: `dashboard.group.${group}` });
  return (
    <Popover
      label={name}
      beside={direction === "rtl" ? "left" : "right"}
      className="w-64"
      button={
        <button type="button" aria-current={isCurrent || undefined} className={tileStyles}>
          <Icon size={20} aria-hidden="true" className="shrink-0" />
          {name}
          <NavCount count={count} messageId="dashboard.attention" />
        </button>
      }
    >
      {(close) => (
        <div className="-m-2">
          <p aria-hidden="true" className="px-3 pt-1 pb-1.5 text-[13px] font-medium text-ink-3">
            <FormattedMessage id={`dashboard.group.${group}`} />
          </p>
          {children(close)}
        </div>
      )}
    </Popover>
  );
}
