import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../platform/apollo/use-action.ts";
import type { BoardHue } from "../../schema.generated.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { HueDot, HUES } from "../../ui/hue.tsx";
import { Notice, ProblemNotice } from "../../ui/notice.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { BoardColumn } from "./board.ts";
import type { BoardActions } from "./use-board-actions.ts";

/** What is asked about a column. */
export interface ColumnQuestion {
  kind: "settings" | "clear" | "delete";
  column: BoardColumn;
}

interface ColumnDialogProps extends ColumnQuestion {
  /** How many cards it holds */
  count: number;
  actions: BoardActions;
  onClose(): void;
}

export function ColumnDialog({ kind, column, count, actions, onClose }: ColumnDialogProps) {
  const intl = useIntl();
  if (kind === "settings") return <Settings {...{ column, count, actions, onClose }} />;
  const values = { name: column.name, count };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: `boards.column.${kind}.ask` }, values)}
      text={<FormattedMessage id={`boards.column.${kind}.text`} values={values} />}
      confirm={intl.formatMessage({ id: `boards.column.${kind}` })}
      onConfirm={() => {
        onClose();
        void (kind === "clear" ? actions.clearColumn(column) : actions.deleteColumn(column));
      }}
    />
  );
}

const ALL_HUES = Object.keys(HUES) as BoardHue[];
const MAX_LIMIT = 999;

function Settings({ column, count, actions, onClose }: Omit<ColumnDialogProps, "kind">) {
  const intl = useIntl();
  const [hue, setHue] = useState(column.hue);
  const [wipLimit, setLimit] = useState(column.wipLimit);
  const [isDone, setDone] = useState(column.isDone);
  const { run, pending, error } = useAction();
  const save = async () => {
    const isSaved = await run(() =>
      actions.updateColumn(column, {
        hue,
        wipLimit: wipLimit || null,
        ...(isDone !== column.isDone && { isDone }),
      }),
    );
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      width={400}
      title={intl.formatMessage({ id: "boards.column.settings.of" }, { name: column.name })}
      submit={<FormattedMessage id="form.save" />}
      pending={pending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <Select
          name="hue"
          label={intl.formatMessage({ id: "boards.column.hue" })}
          options={ALL_HUES.map((each) => ({
            value: each,
            label: intl.formatMessage({ id: `boards.hue.${each}` }),
          }))}
          mark={({ value }) => (
            <HueDot hue={ALL_HUES.find((each) => each === value) ?? "NEUTRAL"} />
          )}
          value={hue}
          onChange={(next) => setHue(ALL_HUES.find((each) => each === next) ?? hue)}
        />
        <NumberField
          name="limit"
          label={intl.formatMessage({ id: "boards.column.limit" })}
          hint={intl.formatMessage({ id: "boards.column.limit.hint" })}
          min={1}
          max={MAX_LIMIT}
          value={wipLimit}
          onChange={setLimit}
        />
        <Switch
          checked={isDone}
          onChange={({ target }) => setDone(target.checked)}
          hint={intl.formatMessage({ id: "boards.column.done.hint" })}
        >
          <FormattedMessage id="boards.column.done" />
        </Switch>
        {isDone !== column.isDone && count > 0 && (
          <Notice tone="warn">
            <p>
              <FormattedMessage
                id={isDone ? "boards.column.done.completes" : "boards.column.done.reopens"}
                values={{ count }}
              />
            </p>
          </Notice>
        )}
        <ProblemNotice text={error} />
      </div>
    </FormDialog>
  );
}
