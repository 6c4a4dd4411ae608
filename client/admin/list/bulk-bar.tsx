import { FormattedMessage } from "react-intl";
import { SelectionBar } from "../../ui/list/selection-bar.tsx";
import type { RowSelection } from "../../ui/table/use-selection.ts";
import type { BulkAction } from "./bulk-action.ts";
import type { Selection } from "./use-bulk.ts";

interface BulkBarProps {
  selection: RowSelection;
  total: number;
  /** Whether every matching row can be selected */
  canSelectEvery: boolean;
  actions: BulkAction[];
  pending?: string;
  onStart(action: BulkAction, selection: Selection, choice?: string): void;
}

/** The actions for selected rows. */
export function BulkBar(props: BulkBarProps) {
  const { selection, total, canSelectEvery, actions, pending, onStart } = props;
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
        onPress: (choice) => onStart(action, isEvery ? "all" : { ids: [...ids] }, choice),
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
