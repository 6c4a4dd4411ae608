import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { HueDot } from "../../ui/hue.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import type { ListedCard } from "./board.ts";
import { BoardsDocument, ColumnsOfBoardDocument } from "./board.generated.ts";
import type { BoardActions } from "./use-board-actions.ts";

interface TransferDialogProps {
  card: ListedCard;
  /** The board that it is on */
  boardId: string;
  actions: BoardActions;
  onMoved(): void;
  onClose(): void;
}

/** Where a card goes on another board: a column, at its end. */
export function TransferDialog({ card, boardId, actions, onMoved, onClose }: TransferDialogProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const boards = useQuery(BoardsDocument);
  const others = boards.data?.boards.filter(({ id }) => id !== boardId);
  const [chosen, setChosen] = useState<{ board: string; column?: string }>();
  const board = others?.find(({ id }) => id === chosen?.board) ?? others?.[0];
  const target = useQuery(ColumnsOfBoardDocument, {
    variables: { id: board?.id ?? "" },
    skip: !board,
    fetchPolicy: "cache-and-network",
  });
  const columns = target.data?.board.columns;
  const column = columns?.find(({ id }) => id === chosen?.column) ?? columns?.[0];
  const error = boards.error ?? target.error;
  const submit = () => {
    if (!board || !column) return;
    onClose();
    onMoved();
    void actions.transfer(card, { boardId: board.id, columnId: column.id, name: board.name });
  };
  return (
    <FormDialog
      width={400}
      title={intl.formatMessage({ id: "boards.transfer.title" }, { name: card.title })}
      text={<FormattedMessage id="boards.transfer.text" />}
      submit={<FormattedMessage id="flow.move.submit" />}
      pending={!error && others?.length !== 0 && !columns}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <ProblemNotice text={error && problemText(intl, error)} />
        {others?.length === 0 && (
          <p>
            <FormattedMessage id="boards.transfer.none" />
          </p>
        )}
        {others && board && (
          <Select
            name="board"
            label={text("boards.transfer.board")}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            value={board.id}
            onChange={(id) => setChosen({ board: id })}
          />
        )}
        {board && columns?.length === 0 && (
          <p>
            <FormattedMessage id="boards.transfer.empty" />
          </p>
        )}
        {board && columns && column && (
          <Select
            name="column"
            label={text("flow.move.column")}
            options={columns.map(({ id, name }) => ({ value: id, label: name }))}
            mark={({ value }) => (
              <HueDot hue={columns.find(({ id }) => id === value)?.hue ?? "NEUTRAL"} />
            )}
            value={column.id}
            onChange={(id) => setChosen({ board: board.id, column: id })}
          />
        )}
      </div>
    </FormDialog>
  );
}
