import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import { FormattedMessage } from "react-intl";
import type { BulkAction } from "../../../dashboard/list/bulk-action.ts";
import { MenuAction, MenuDivider, MenuLink } from "../../../kit/menu-item.tsx";
import { reportAddress } from "./report-address.ts";
import type { ListedReport } from "./report-list.ts";

interface ReportMenuProps {
  report: ListedReport;
  actions: BulkAction[];
  begin(action: BulkAction): void;
}

/** What can be done with one report. */
export function ReportMenu({ report: { id, message }, actions, begin }: ReportMenuProps) {
  return (
    <>
      <MenuLink to={reportAddress(id)} icon={IconEye}>
        <FormattedMessage id="message-reports.open" />
      </MenuLink>
      <MenuDivider />
      {actions
        .filter((action) => !message?.deletedAt || !action.danger)
        .map((action) => (
          <MenuAction
            key={action.id}
            icon={action.Icon}
            danger={action.danger}
            onSelect={() => begin(action)}
          >
            {action.label}
          </MenuAction>
        ))}
    </>
  );
}
