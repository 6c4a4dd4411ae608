import { FormattedMessage } from "react-intl";
import { SelectionBar } from "../../kit/list/selection-bar.tsx";
import type { Selection } from "../../kit/table/use-selection.ts";
import type { BulkAction } from "./bulk-action.ts";
import type { Meant } from "./use-bulk.ts";

interface BulkBarProps {
  selection: Selection;
  total: number;
  /** Whether the server can tell which are all that match */
  canSelectEvery: boolean;
  actions: BulkAction[];
  pending?: string;
  onBegin(action: BulkAction, meant: Meant, choice?: string): void;
}

/** What is done with the rows that are chosen. */
export function BulkBar(props: BulkBarProps) {
  const { selection, total, canSelectEvery, actions, pending, onBegin } = props;
  const { ids, isEvery, page } = selection;
  if (ids.size === 0) return null;
  const offersEvery = canSelectEvery && !isEvery && page === "all" && total > ids.size;
  return (
    <SelectionBar
      count={isEvery ? total : ids.size}
      onClear={selection.clear}
      actions={actions.map((action) => ({
        action,
        pending: pending === action.id,
        onPress: (choice) => onBegin(action, isEvery ? "all" : { ids: [...ids] }, choice),
      }))}
    >
      {offersEvery && (
        <button
          type="button"
          onClick={selection.selectEvery}
          className="me-1 h-10 rounded-md px-3 whitespace-nowrap underline hover:bg-canvas/12"
        >
          <FormattedMessage id="list.select.every" values={{ count: total }} />
        </button>
      )}
    </SelectionBar>
  );
}
