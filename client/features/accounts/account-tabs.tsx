import { useIntl } from "react-intl";
import { LinkTabs } from "../../admin/link-tabs.tsx";

export function AccountTabs({ tabs, current }: { tabs: readonly string[]; current: string }) {
  const intl = useIntl();
  return (
    <LinkTabs
      label={intl.formatMessage({ id: "account.tabs" })}
      tabs={tabs.map((id) => ({ id, label: intl.formatMessage({ id: `account.tab.${id}` }) }))}
      current={current}
    />
  );
}
