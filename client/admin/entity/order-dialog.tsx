import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { problemOf } from "../../platform/apollo/problem.ts";
import { useAction } from "../../platform/apollo/use-action.ts";
import { SortableRows } from "../../ui/drag/sortable-rows.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import type { OrderButtonProps } from "./order-button.tsx";

type OrderedRow = { id: string };

interface OrderDialogProps extends OrderButtonProps<OrderedRow> {
  rows: readonly OrderedRow[];
  onClose(): void;
}

/** How many of a list its query brings; the others stay behind them. */
const SHOWN_AT_ONCE = 100;

/** The rows in their order, which dragging or the arrow keys change; saved at once. */
export function OrderDialog(props: OrderDialogProps) {
  const { list, shown, reorder, nameOf, groupOf = () => "", context, onClose } = props;
  const { intl, apollo } = context;
  const { run, pending, error } = useAction({
    // some were added or deleted meanwhile
    textOf: (cause) =>
      problemOf(cause).code === "INVALID"
        ? intl.formatMessage({ id: "problem.CONFLICT" })
        : undefined,
  });
  const [groups, setGroups] = useState(() => Map.groupBy(props.rows, groupOf));
  const move = (group: string, row: OrderedRow, place: number) => {
    const others = (groups.get(group) ?? []).filter(({ id }) => id !== row.id);
    setGroups(new Map(groups).set(group, others.toSpliced(place, 0, row)));
  };
  const save = async () => {
    const ids = [...groups.values()].flat().map(({ id }) => id);
    await apollo.mutate({ mutation: reorder, variables: { ids } });
    await apollo.refetchQueries({ include: shown ? [list, shown] : [list] });
  };
  const submit = async () => {
    if (!(await run(save))) return;
    snackbar({ text: intl.formatMessage({ id: "list.order.done" }), tone: "good" });
    onClose();
  };
  return (
    <FormDialog
      title={intl.formatMessage({ id: "list.order" })}
      text={<FormattedMessage id="list.order.text" />}
      submit={<FormattedMessage id="list.order.save" />}
      pending={pending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {error && <Notice tone="bad">{error}</Notice>}
      {props.rows.length >= SHOWN_AT_ONCE && (
        <p className="mb-4 text-sm text-ink-2">
          <FormattedMessage id="list.order.more" values={{ count: SHOWN_AT_ONCE }} />
        </p>
      )}
      {[...groups].map(([group, rows]) => (
        <section key={group} className="not-first:mt-6">
          {group && <h3 className="mb-2 text-sm font-semibold text-ink-2">{group}</h3>}
          <SortableRows
            label={group || context.word("title")}
            rows={rows}
            nameOf={nameOf}
            onMove={(row, place) => move(group, row, place)}
            className="grid grid-cols-[minmax(0,1fr)] gap-2"
          >
            {(row, place, grip) => (
              <div className="flex min-h-11 items-center gap-2 rounded-md border border-line bg-surface ps-1 pe-4">
                {grip ?? <span className="w-8" />}
                <span className="w-6 text-end text-sm text-ink-3">
                  {intl.formatNumber(place + 1)}
                </span>
                <bdi className="min-w-0 flex-1 truncate ps-2">{nameOf(row)}</bdi>
              </div>
            )}
          </SortableRows>
        </section>
      ))}
    </FormDialog>
  );
}
