import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { useIntl } from "react-intl";
import { Dialog } from "../../ui/dialog.tsx";
import type { Column } from "./board.tsx";

interface MoveDialogProps {
  name: string;
  columns: readonly Pick<Column<never>, "id" | "name" | "dot" | "count">[];
  current: string;
  onMove(column: string): void;
  onClose(): void;
}

/** Where a card is moved to, for those who do not drag. */
export function MoveDialog({ name, columns, current, onMove, onClose }: MoveDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      width={400}
      onClose={onClose}
      title={intl.formatMessage({ id: "flow.move.title" }, { name })}
    >
      <ul className="-mx-2 grid gap-0.5">
        {columns.map((column) => (
          <li key={column.id}>
            <button
              type="button"
              disabled={column.id === current}
              aria-current={column.id === current ? "true" : undefined}
              onClick={() => {
                onClose();
                onMove(column.id);
              }}
              className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 text-start font-semibold enabled:hover:bg-raised"
            >
              <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${column.dot}`} />
              <span className="min-w-0 flex-1">{column.name}</span>
              {column.id === current ? (
                <IconCheck size={19} aria-hidden="true" className="text-primary-strong" />
              ) : (
                <span aria-hidden="true" className="text-sm font-normal text-ink-3">
                  {intl.formatNumber(column.count)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
