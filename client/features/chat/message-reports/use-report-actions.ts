import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useIntl } from "react-intl";
import type { BulkAction, BulkOutcome } from "../../../dashboard/list/bulk-action.ts";
import { useCloseReport } from "./use-close-report.ts";

/** How a report of the list is decided: one at a time, for each is about somebody. */
export function useReportActions(): BulkAction[] {
  const intl = useIntl();
  const close = useCloseReport();
  const text = (id: string) => intl.formatMessage({ id: `message-reports.${id}` });

  const decide = async (id: string, removesMessage: boolean): Promise<BulkOutcome> =>
    (await close(id, removesMessage))
      ? { done: 1 }
      : { done: 0, failed: [{ id, message: text("decided") }] };

  return [
    {
      id: "keep",
      label: text("keep"),
      Icon: IconCheck,
      removes: true,
      run: ({ ids: [id = ""] = [] }) => decide(id, false),
      done: () => text("keep.done"),
      failed: () => text("decided"),
    },
    {
      id: "remove",
      label: text("remove"),
      Icon: IconTrash,
      danger: true,
      removes: true,
      confirm: () => ({
        title: text("remove.ask"),
        text: text("remove.text"),
        confirm: text("remove"),
      }),
      run: ({ ids: [id = ""] = [] }) => decide(id, true),
      done: () => text("remove.done"),
      failed: () => text("decided"),
    },
  ];
}
