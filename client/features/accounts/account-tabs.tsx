import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";

export const accountTabs = ["general", "security"] as const;
export type AccountTab = (typeof accountTabs)[number];

/** An address a tab: they can be linked to, and go without JavaScript. */
export function AccountTabs({ current }: { current: AccountTab }) {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({ id: "dashboard.navigation" })}
      className="flex gap-8 border-b border-line"
    >
      {accountTabs.map((tab) => (
        <Link
          key={tab}
          to={tab === "general" ? "?" : `?tab=${tab}`}
          aria-current={tab === current ? "page" : undefined}
          className="-mb-px flex h-12 items-center border-b-[3px] border-transparent font-semibold text-ink-2 hover:text-ink aria-[current]:border-primary aria-[current]:text-ink"
        >
          <FormattedMessage id={`accounts.${tab}`} />
        </Link>
      ))}
    </nav>
  );
}
