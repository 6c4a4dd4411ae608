import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";

/** An address a tab: they can be linked to. */
export function AccountTabs({ tabs, current }: { tabs: readonly string[]; current: string }) {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({ id: "account.tabs" })}
      className="relative flex gap-7 overflow-x-auto border-b border-line"
    >
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={`?tab=${tab}`}
          aria-current={tab === current ? "page" : undefined}
          className="relative flex h-12 items-center font-semibold whitespace-nowrap text-ink-2 outline-offset-[-4px] hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:rounded-full aria-[current]:after:bg-primary-strong"
        >
          <FormattedMessage id={`account.tab.${tab}`} />
        </Link>
      ))}
    </nav>
  );
}
