import IconRestore from "@tabler/icons-react/dist/esm/icons/IconRestore.mjs";
import IconTrashX from "@tabler/icons-react/dist/esm/icons/IconTrashX.mjs";
import { useIntl } from "react-intl";
import type { BulkAction, BulkOutcome, Chosen } from "./bulk-action.ts";

export interface TrashActions {
  restore: BulkAction;
  purge: BulkAction;
}

interface TrashOptions {
  /** "3 posts restored", "Delete 3 posts permanently?" and the like */
  words(id: "restore.done" | "restore.failed" | "purge.ask" | "purge.done", count: number): string;
  restore(chosen: Chosen): Promise<BulkOutcome>;
  purge(chosen: Chosen): Promise<BulkOutcome>;
}

/** What can be done with what was deleted. */
export function useTrashActions({ words, restore, purge }: TrashOptions): TrashActions {
  const intl = useIntl();
  return {
    restore: {
      id: "restore",
      label: intl.formatMessage({ id: "trash.restore" }),
      Icon: IconRestore,
      removes: true,
      run: restore,
      done: (count) => words("restore.done", count),
      failed: (count) => words("restore.failed", count),
    },
    purge: {
      id: "purge",
      label: intl.formatMessage({ id: "trash.purge" }),
      Icon: IconTrashX,
      danger: true,
      removes: true,
      confirm: (count) => ({
        title: words("purge.ask", count),
        text: intl.formatMessage({ id: "trash.purge.text" }),
        confirm: intl.formatMessage({ id: "trash.purge" }),
      }),
      run: purge,
      done: (count) => words("purge.done", count),
    },
  };
}
