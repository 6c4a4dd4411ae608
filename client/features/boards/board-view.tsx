import IconCalendarDue from "@tabler/icons-react/dist/esm/icons/IconCalendarDue.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTag from "@tabler/icons-react/dist/esm/icons/IconTag.mjs";
import IconTransfer from "@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import { memo, useCallback, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Board, type CardKey, type Column } from "../../admin/flow/board.tsx";
import type { CardParts } from "../../admin/flow/board-card.tsx";
import { useViewer } from "../../platform/session/viewer.tsx";
import { MenuAction, MenuDivider } from "../../ui/menu-item.tsx";
import { AddCard, UnsentCards } from "./add-card.tsx";
import { type BoardColumn, cardAbove, type ListedCard } from "./board.ts";
import { type BoardState, boardUrl, hasFilter } from "./boards-url.ts";
import type { CardEdits } from "./card/use-card-edits.tsx";
import { CardDetails, CardLabels } from "./card-face.tsx";
import { ColumnDialog, type ColumnQuestion } from "./column-dialogs.tsx";
import { ColumnTools } from "./column-tools.tsx";
import { InlineField } from "./inline-field.tsx";
import { ChangedBy, type LiveChanges } from "./live-changes.tsx";
import type { QuickChange } from "./quick-dialogs.tsx";
import type { BoardActions } from "./use-board-actions.ts";

/** Where new cards are written: below a card, or at the end of its column. */
export interface Adding {
  columnId: string;
  afterId?: string;
}

interface BoardViewProps {
  columns: readonly ArrangedColumn[];
  state: BoardState;
  today: string;
  actions: BoardActions;
  changes: LiveChanges;
  save: CardEdits["save"];
  adding: Adding | undefined;
  onAdding(adding: Adding | undefined): void;
  onQuick(change: QuickChange): void;
  onTransfer(card: ListedCard): void;
  onDelete(card: ListedCard): void;
}

/** A column with all of its cards, those that match the filters, and those of them that are not old. */
export interface ArrangedColumn extends BoardColumn {
  all: readonly ListedCard[];
  matching: readonly ListedCard[];
  recent: readonly ListedCard[];
}

/** The cards of a board in its columns; not rendered again by what changes elsewhere on the screen. */
export const BoardView = memo(function BoardView(props: BoardViewProps) {
  const { columns, state, today, actions, changes, save, adding, onAdding } = props;
  const { onQuick, onTransfer, onDelete } = props;
  const me = useViewer().member?.id;
  const intl = useIntl();
  const [renamed, setRenamed] = useState<ListedCard>();
  const [renamedColumn, setRenamedColumn] = useState<string>();
  const [question, setQuestion] = useState<ColumnQuestion>();
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const isFiltered = hasFilter(state);
  const text = (id: string) => intl.formatMessage({ id });
  const shownOf = (column: ArrangedColumn) =>
    isFiltered || unfolded.includes(column.id) ? column.matching : column.recent;

  const face = useCallback(
    (card: ListedCard): CardParts => ({
      above: (
        <>
          <ChangedBy id={card.id} changes={changes} />
          <CardLabels card={card} />
        </>
      ),
      details: <CardDetails card={card} today={today} />,
      isDone: card.completedAt !== null,
      field:
        renamed?.id === card.id ? (
          <InlineField
            label={intl.formatMessage({ id: "boards.field.title" })}
            value={renamed.title}
            maxLength={255}
            onSubmit={(title) => {
              const { id, version, revision, title: before } = renamed;
              const values = () => ({ title });
              // What fails is said.
              save({ id, version, revision, base: { title: before }, values }).catch(() => {});
            }}
            onClose={() => setRenamed(undefined)}
          />
        ) : undefined,
    }),
    [intl, changes, renamed, save, today],
  );
  /** Assigns the viewer, or no longer. */
  const assign = useCallback(
    ({ id, version, revision, assignees }: ListedCard) => {
      if (!me) return;
      const isMine = assignees.some((person) => person.id === me);
      const values = (current: Pick<ListedCard, "assignees"> = { assignees }) => {
        const others = current.assignees.map((person) => person.id).filter((each) => each !== me);
        return { assigneeIds: isMine ? others : [...others, me] };
      };
      // What fails is said.
      save({ id, version, revision, base: {}, values }).catch(() => {});
    },
    [me, save],
  );
  const menu = useCallback(
    (card: ListedCard) => (
      <>
        <MenuAction icon={IconPencil} onSelect={() => setRenamed(card)}>
          <FormattedMessage id="boards.card.rename" />
        </MenuAction>
        <MenuAction icon={IconUser} onSelect={() => assign(card)}>
          <FormattedMessage id="boards.card.assignMe" />
        </MenuAction>
        <MenuAction icon={IconTag} onSelect={() => onQuick({ kind: "labels", card })}>
          <FormattedMessage id="boards.labels" />
        </MenuAction>
        <MenuAction icon={IconCalendarDue} onSelect={() => onQuick({ kind: "due", card })}>
          <FormattedMessage id="boards.card.due" />
        </MenuAction>
        <MenuAction icon={IconTransfer} onSelect={() => onTransfer(card)}>
          <FormattedMessage id="boards.transfer" />
        </MenuAction>
        <MenuDivider />
        <MenuAction icon={IconTrash} danger onSelect={() => onDelete(card)}>
          <FormattedMessage id="boards.card.delete" />
        </MenuAction>
      </>
    ),
    [assign, onQuick, onTransfer, onDelete],
  );
  const keys: CardKey<ListedCard>[] = [
    { keys: ["e"], text: text("boards.card.rename"), press: setRenamed },
    {
      keys: ["a"],
      text: text("boards.card.assignMe"),
      press: assign,
    },
    {
      keys: ["l"],
      text: text("boards.labels"),
      press: (card) => onQuick({ kind: "labels", card }),
    },
    {
      keys: ["d"],
      text: text("boards.card.due"),
      press: (card) => onQuick({ kind: "due", card }),
    },
    {
      keys: ["c"],
      text: text("boards.card.new"),
      press: (card) => card.column && onAdding({ columnId: card.column.id, afterId: card.id }),
    },
  ];

  const shown = columns.find(({ id }) => id === state.column) ?? columns[0];
  const columnOf = (column: ArrangedColumn, place: number): Column<ListedCard> => {
    const { id, name, hue, wipLimit, all, matching } = column;
    const cards = shownOf(column);
    const older = matching.length - cards.length;
    const isAdding = adding?.columnId === id && !adding.afterId;
    return {
      id,
      name,
      hue,
      cards,
      count: all.length - (isFiltered ? 0 : older),
      hasOthers: older > 0,
      limit: wipLimit,
      ...(isFiltered && { matching: matching.length }),
      ...(renamedColumn === id && {
        heading: (
          <InlineField
            label={text("boards.column.name")}
            value={name}
            maxLength={80}
            onSubmit={(next) =>
              void actions.attempt(() => actions.updateColumn(column, { name: next }))
            }
            onClose={() => setRenamedColumn(undefined)}
          />
        ),
      }),
      tools: (
        <ColumnTools
          name={name}
          count={all.length}
          isFirst={place === 0}
          isLast={place === columns.length - 1}
          onAdd={() => onAdding({ columnId: id })}
          onRename={() => setRenamedColumn(id)}
          onSettings={() => setQuestion({ kind: "settings", column })}
          onMove={(by) => {
            // Before the previous one is after the one before that.
            const after = by === 1 ? columns[place + 1] : columns[place - 2];
            void actions.moveColumn(column, after?.id ?? null);
          }}
          onClear={() => setQuestion({ kind: "clear", column })}
          onDelete={() =>
            all.length > 0
              ? setQuestion({ kind: "delete", column })
              : void actions.deleteColumn(column)
          }
        />
      ),
      foot: (
        <div className="grid shrink-0 gap-1 p-2 max-md:px-0">
          {older > 0 && (
            <button
              type="button"
              onClick={() => setUnfolded([...unfolded, id])}
              className="h-9 rounded-md px-2 text-start text-sm font-semibold text-ink-2 hover:bg-raised hover:text-ink max-md:h-11"
            >
              <FormattedMessage id="flow.more" values={{ count: older }} />
            </button>
          )}
          <UnsentCards
            cards={actions.unsent.filter(({ columnId }) => columnId === id)}
            actions={actions}
          />
          <AddCard
            columnId={id}
            isOpen={isAdding}
            onOpen={() => onAdding({ columnId: id })}
            onClose={() => onAdding(undefined)}
            onCreate={actions.createCard}
          />
        </div>
      ),
    };
  };
  return (
    <>
      <Board
        isOrdered
        columns={columns.map(columnOf)}
        nameOf={({ title }) => title}
        hrefOf={({ id }) => boardUrl({ ...state, card: id })}
        card={face}
        menu={menu}
        onMove={(card, { column: columnId, place }) => {
          const column = columns.find(({ id }) => id === columnId);
          if (!column) return;
          const others = shownOf(column).filter(({ id }) => id !== card.id);
          const afterId = cardAbove(others, column.all, place, card.id);
          void actions.move(card, { columnId, afterId });
        }}
        keys={keys}
        shown={shown?.id ?? ""}
        columnHref={(column) => boardUrl({ ...state, column })}
        below={
          adding?.afterId
            ? {
                id: adding.afterId,
                content: (
                  <AddCard
                    key={adding.afterId}
                    columnId={adding.columnId}
                    afterId={adding.afterId}
                    isOpen
                    onClose={() => onAdding(undefined)}
                    onCreate={actions.createCard}
                  />
                ),
              }
            : undefined
        }
        end={<AddColumn actions={actions} />}
      />
      {question && (
        <ColumnDialog
          {...question}
          count={columns.find(({ id }) => id === question.column.id)?.all.length ?? 0}
          actions={actions}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
});

function AddColumn({ actions }: { actions: BoardActions }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <div className="w-64 shrink-0 rounded-card border border-dashed border-control p-2 max-md:w-full">
        <InlineField
          label={intl.formatMessage({ id: "boards.column.name" })}
          maxLength={80}
          onSubmit={(name) => void actions.attempt(() => actions.createColumns([{ name }]))}
          onClose={() => setOpen(false)}
        />
      </div>
    );
  }
  return (
    <button
      type="button"
      title={intl.formatMessage({ id: "boards.column.add" })}
      aria-label={intl.formatMessage({ id: "boards.column.add" })}
      onClick={() => setOpen(true)}
      className="grid h-14 w-11 shrink-0 place-items-center rounded-card max-md:h-11 max-md:w-full border border-dashed border-control text-ink-2 hover:bg-raised hover:text-ink"
    >
      <IconPlus size={20} aria-hidden="true" />
    </button>
  );
}

/** Memoised by what it is made of: a board has up to 2,000 cards. */
export function useArranged(
  columns: readonly BoardColumn[],
  arranged: ReadonlyMap<string, readonly ListedCard[]>,
  matches: (card: ListedCard) => boolean,
  since: string,
): ArrangedColumn[] {
  return useMemo(
    () =>
      columns.map((column) => {
        const all = arranged.get(column.id) ?? [];
        const matching = all.filter(matches);
        const isRecent = ({ completedAt }: ListedCard) => !completedAt || completedAt >= since;
        return {
          ...column,
          all,
          matching,
          recent: column.isDone ? matching.filter(isRecent) : matching,
        };
      }),
    [columns, arranged, matches, since],
  );
}
