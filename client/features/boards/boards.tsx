import { useCallback, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { TitleRow } from "../../admin/title-row.tsx";
import { problemOf } from "../../platform/apollo/problem.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { ListFailure } from "../../ui/list/list-failure.tsx";
import { Placeholders } from "../../ui/placeholders.tsx";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { useNow } from "../../ui/use-now.ts";
import { arrange, type ListedCard, type ShownBoard } from "./board.ts";
import { BoardTitle } from "./board-head.tsx";
import { BoardTools } from "./board-tools.tsx";
import { type Adding, BoardView, useArranged } from "./board-view.tsx";
import { BOARDS_ADDRESS, type BoardState, boardUrl, unfiltered } from "./boards-url.ts";
import { CardDrawer, type TimeOf } from "./card/card-drawer.tsx";
import { useCardEdits } from "./card/use-card-edits.tsx";
import { CardTable } from "./card-table.tsx";
import { dayAt, dueState } from "./due.ts";
import { DeleteCardDialog } from "./delete-card-dialog.tsx";
import { EmptyBoard } from "./empty-board.tsx";
import { matcher } from "./filters.ts";
import type { LiveChanges } from "./live-changes.tsx";
import { type QuickChange, QuickDialog } from "./quick-dialogs.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";
import { useBoard } from "./use-board.ts";
import { useBoardActions } from "./use-board-actions.ts";

/** What was finished longer ago is folded. */
const RECENT_MS = 14 * 86_400_000;

interface BoardsProps {
  state: BoardState;
  timeOf: TimeOf;
}

/** The board of a URL, or the viewer's own. */
export function Boards({ state, timeOf }: BoardsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const gone = useCallback(() => {
    snackbar({ text: intl.formatMessage({ id: "boards.gone" }), tone: "bad" });
    void navigate(BOARDS_ADDRESS, { replace: true });
  }, [intl, navigate]);
  const { board, error, refetch, read, changes } = useBoard(state.board, gone);
  if (board) return <OpenBoard key={board.id} {...{ board, read, changes, state, timeOf }} />;
  const title = intl.formatMessage({ id: "boards.title" });
  if (!error) {
    return (
      <>
        <TitleRow title={title} hasSubtitle />
        <Loading />
      </>
    );
  }
  return (
    <>
      <TitleRow title={title} />
      {problemOf(error).code === "NOT_FOUND" ? (
        <div role="alert">
          <Empty
            scene="missing"
            title={intl.formatMessage({ id: "boards.missing.title" })}
            text={intl.formatMessage({ id: "boards.missing.text" })}
            action={
              state.board && (
                <ButtonLink variant="outline" to={BOARDS_ADDRESS}>
                  <FormattedMessage id="boards.missing.own" />
                </ButtonLink>
              )
            }
          />
        </div>
      ) : (
        <div className="card">
          <ListFailure
            title={intl.formatMessage({ id: "boards.failed" })}
            text={problemText(intl, error)}
            onRetry={refetch}
          />
        </div>
      )}
    </>
  );
}

interface OpenBoardProps extends BoardsProps {
  board: ShownBoard;
  changes: LiveChanges;
  read(): Promise<void>;
}

function OpenBoard({ board, state, timeOf, read, changes }: OpenBoardProps) {
  const navigate = useNavigate();
  const me = useViewer().member?.id;
  const now = useNow();
  const today = dayAt(now);
  const { columns, cards } = board;
  const actions = useBoardActions(board.id, read);
  const members = useMemo(
    () => board.members.flatMap(({ member }) => (member ? [member] : [])),
    [board.members],
  );
  const edits = useCardEdits(board.id, members);
  const [adding, setAdding] = useState<Adding>();
  const [transferred, setTransferred] = useState<ListedCard>();
  const [doomed, setDoomed] = useState<ListedCard>();
  const [quick, setQuick] = useState<QuickChange>();
  const { deleteCards } = actions;
  const deleteCard = useCallback(
    (card: ListedCard) => (card.trackedMin > 0 ? setDoomed(card) : void deleteCards([card])),
    [deleteCards],
  );
  const arranged = useMemo(
    () => arrange({ columns, cards }, actions.moving),
    [columns, cards, actions.moving],
  );
  const matches = useMemo(() => matcher(state, me, today), [state, me, today]);
  const since = `${new Date(now - RECENT_MS).toISOString().slice(0, 13)}`;
  const shown = useArranged(columns, arranged, matches, since);
  const labels = useMemo(
    () => [...new Set(cards.flatMap((card) => card.labels))].toSorted((a, b) => a.localeCompare(b)),
    [cards],
  );
  const isOwner = board.members.some(({ role, member }) => role === "OWNER" && member?.id === me);
  const open = cards.filter(({ completedAt }) => !completedAt);
  const late = open.filter((card) => dueState(card, today) === "late").length;
  const dueToday = open.filter(({ dueTo }) => dueTo === today).length;
  const matching = shown.reduce((sum, column) => sum + column.matching.length, 0);
  const close = () =>
    void navigate(boardUrl({ ...state, card: undefined }), { preventScrollReset: true });
  const openCard = (card: string) =>
    void navigate(boardUrl({ ...state, card }), { replace: true, preventScrollReset: true });
  const shownColumn = columns.find(({ id }) => id === state.column) ?? columns[0];
  const newCard = () => {
    if (!shownColumn) return;
    if (state.view === "list") void navigate(boardUrl({ ...state, view: "board" }));
    setAdding({ columnId: shownColumn.id });
  };
  return (
    <>
      <BoardTitle
        board={board}
        isOwner={isOwner}
        read={read}
        onNewCard={shownColumn && newCard}
        subtitle={
          columns.length > 0 ? (
            <FormattedMessage
              id="boards.subtitle"
              values={{ count: cards.length, late, today: dueToday }}
            />
          ) : (
            <FormattedMessage id="boards.subtitle.empty" values={{ count: members.length }} />
          )
        }
      />
      {columns.length === 0 ? (
        <EmptyBoard onCreate={actions.createColumns} />
      ) : (
        <>
          <BoardTools
            state={state}
            members={members}
            labels={labels}
            mine={open.filter(({ assignees }) => assignees.some(({ id }) => id === me)).length}
            matching={matching}
          />
          {state.view === "list" ? (
            <CardTable
              columns={shown.map((column) => ({ ...column, cards: column.matching }))}
              today={today}
              hrefOf={({ id }) => boardUrl({ ...state, card: id })}
              sort={state.sort}
              onSort={(sort) =>
                void navigate(boardUrl({ ...state, sort }), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
              onClear={() => void navigate(boardUrl(unfiltered(state)))}
            />
          ) : (
            <BoardView
              columns={shown}
              state={state}
              today={today}
              actions={actions}
              changes={changes}
              save={edits.save}
              adding={adding}
              onAdding={setAdding}
              onQuick={setQuick}
              onTransfer={setTransferred}
              onDelete={deleteCard}
            />
          )}
        </>
      )}
      {state.card && (
        <CardDrawer
          id={state.card}
          columns={shown.map((column) => ({ ...column, cards: column.all }))}
          members={members}
          labels={labels}
          isOwner={isOwner}
          today={today}
          save={edits.save}
          timeOf={timeOf}
          onMove={(card, place) => void actions.move(card, place)}
          onTransfer={setTransferred}
          onDelete={deleteCard}
          onOpen={openCard}
          onClose={close}
        />
      )}
      {quick && (
        <QuickDialog
          {...quick}
          labels={labels}
          save={edits.save}
          onClose={() => setQuick(undefined)}
        />
      )}
      {transferred && (
        <TransferDialog
          card={transferred}
          boardId={board.id}
          actions={actions}
          onMoved={() => state.card === transferred.id && close()}
          onClose={() => setTransferred(undefined)}
        />
      )}
      <DeleteCardDialog
        card={doomed}
        onConfirm={(card) => {
          if (state.card === card.id) close();
          void deleteCards([card]);
        }}
        onClose={() => setDoomed(undefined)}
      />
      {edits.dialog}
    </>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <Placeholders
      label={intl.formatMessage({ id: "boards.loading" })}
      className="flex gap-3 max-md:flex-col"
    >
      {[3, 2, 2, 1].map((cards, n) => (
        <div
          key={n}
          aria-hidden="true"
          className="grid flex-1 content-start gap-2.5 rounded-card border border-line p-2.5"
        >
          <div className="h-9 w-1/2 animate-pulse rounded-md bg-raised" />
          {Array.from({ length: cards }, (_, place) => (
            <div key={place} className="h-28 animate-pulse rounded-lg bg-raised" />
          ))}
        </div>
      ))}
    </Placeholders>
  );
}
