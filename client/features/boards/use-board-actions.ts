import { useApolloClient } from "@apollo/client/react";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useUndoable } from "../../admin/flow/use-undoable.ts";
import { problemOf } from "../../platform/apollo/problem.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import type { BoardColumnInput, UpdateBoardColumnInput } from "../../schema.generated.ts";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import type { BoardColumn, ListedCard, Place } from "./board.ts";
import { placeInBoard } from "./board-cache.ts";
import {
  ClearBoardColumnDocument,
  CreateBoardColumnsDocument,
  CreateCardDocument,
  DeleteBoardColumnDocument,
  DeleteCardsDocument,
  MoveBoardColumnDocument,
  MoveCardDocument,
  MoveCardToBoardDocument,
  RestoreBoardColumnDocument,
  RestoreCardsDocument,
  UpdateBoardColumnDocument,
} from "./board.generated.ts";
import { useUnsentCards } from "./use-unsent-cards.ts";
import { inTurn } from "../../admin/flow/in-turn.ts";

export interface NewCard {
  id: string;
  columnId: string;
  afterId?: string;
  title: string;
  assigneeIds?: string[];
}

export type BoardActions = ReturnType<typeof useBoardActions>;

/**
 * What is done on a board. What the server answers is placed into it.
 * @param read reads what has changed on the board
 */
export function useBoardActions(boardId: string, read: () => Promise<void>) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const act = useUndoable();
  const [moving, setMoving] = useState<ReadonlyMap<string, Place>>(new Map());
  const [unsent, setUnsent] = useUnsentCards(boardId);
  const [turn] = useState(inTurn);
  const latest = useRef({ intl, act });
  useLayoutEffect(() => {
    latest.current = { intl, act };
  });

  const actions = useMemo(() => {
    const { cache } = apollo;
    const text = (id: string, values?: Record<string, string | number>) =>
      latest.current.intl.formatMessage({ id }, values);
    const refusal = (error: unknown) => {
      const { code } = problemOf(error);
      if (code === "CONFLICT") return text("boards.move.conflict");
      if (code === "NOT_FOUND") return text("boards.move.gone");
      return problemText(latest.current.intl, error);
    };
    const forget = ({ id }: NewCard) =>
      setUnsent((before) => before.filter((each) => each.id !== id));
    const restoreCards = async (ids: string[]) => {
      const { data } = await apollo.mutate({ mutation: RestoreCardsDocument, variables: { ids } });
      placeInBoard(cache, boardId, { cards: data?.restoreCards ?? [] });
    };
    return {
      /** Shows the card at once where it was dropped, and where the server has it if that refuses. */
      async move({ id, title, column }: ListedCard, to: Place): Promise<void> {
        setMoving((before) => new Map(before).set(id, to));
        // Together with the answer, so that it is rendered once; not if it has been dropped elsewhere since.
        const settle = () =>
          setMoving((before) => {
            if (before.get(id) !== to) return before;
            return new Map([...before].filter(([each]) => each !== id));
          });
        try {
          await turn(id, async () => {
            const { data } = await apollo.mutate({
              mutation: MoveCardDocument,
              variables: {
                id,
                input: {
                  fromColumnId: column?.id ?? "",
                  columnId: to.columnId,
                  afterId: to.afterId,
                },
              },
            });
            if (data) placeInBoard(cache, boardId, { cards: [data.moveCard] });
            settle();
          });
        } catch (error) {
          settle();
          snackbar({
            text: text("boards.move.refused", { name: title, reason: refusal(error) }),
            tone: "bad",
          });
          void read();
        }
      },
      /** Moves a card to the end of a column of another board. */
      transfer(card: ListedCard, to: { boardId: string; columnId: string; name: string }) {
        const { id, title, column } = card;
        const send = async (fromColumnId: string, board: string, columnId: string) => {
          const input = { fromColumnId, boardId: board, columnId };
          const { data } = await apollo.mutate({
            mutation: MoveCardToBoardDocument,
            variables: { id, input },
          });
          return data?.moveCardToBoard;
        };
        return latest.current.act({
          run: async () => {
            const moved = await send(column?.id ?? "", to.boardId, to.columnId);
            placeInBoard(cache, boardId, { removedCards: [{ id }] });
            if (moved) placeInBoard(cache, to.boardId, { cards: [moved] });
          },
          text: text("boards.transfer.done", { name: title, board: to.name }),
          undo: async () => {
            const back = await send(to.columnId, boardId, column?.id ?? "");
            placeInBoard(cache, to.boardId, { removedCards: [{ id }] });
            if (back) placeInBoard(cache, boardId, { cards: [back] });
          },
        });
      },
      /** Says why it failed. */
      async attempt(work: () => Promise<void>): Promise<void> {
        try {
          await work();
        } catch (error) {
          failureSnackbar(latest.current.intl, error);
          void read();
        }
      },
      /** What could not be added is kept until it is sent again, or forgotten. */
      async createCard(input: NewCard): Promise<void> {
        forget(input);
        try {
          const { data } = await apollo.mutate({
            mutation: CreateCardDocument,
            variables: { input },
          });
          if (data) placeInBoard(cache, boardId, { cards: [data.createCard] });
        } catch {
          setUnsent((before) => [...before, input]);
        }
      },
      forget,
      deleteCards(cards: readonly Pick<ListedCard, "id" | "title">[]): Promise<void> {
        const ids = cards.map(({ id }) => id);
        return latest.current.act({
          run: async () => {
            await apollo.mutate({ mutation: DeleteCardsDocument, variables: { ids } });
            placeInBoard(cache, boardId, { removedCards: cards });
          },
          text: text("boards.card.deleted", { name: cards[0]?.title ?? "" }),
          undo: () => restoreCards(ids),
        });
      },
      async createColumns(columns: BoardColumnInput[]): Promise<void> {
        const { data } = await apollo.mutate({
          mutation: CreateBoardColumnsDocument,
          variables: { boardId, columns },
        });
        if (data) placeInBoard(cache, boardId, { columns: data.createBoardColumns });
      },
      async updateColumn(
        { id, version }: BoardColumn,
        input: Omit<UpdateBoardColumnInput, "version">,
      ): Promise<void> {
        const { data } = await apollo.mutate({
          mutation: UpdateBoardColumnDocument,
          variables: { id, input: { ...input, version } },
        });
        if (data) placeInBoard(cache, boardId, { columns: [data.updateBoardColumn] });
        // Its cards were completed, or opened again.
        if (input.isDone !== undefined && input.isDone !== null) await read();
      },
      moveColumn({ id }: BoardColumn, afterId: string | null): Promise<void> {
        return latest.current.act({
          run: async () => {
            const { data } = await apollo.mutate({
              mutation: MoveBoardColumnDocument,
              variables: { id, afterId },
            });
            if (data) placeInBoard(cache, boardId, { columns: [data.moveBoardColumn] });
          },
          text: text("boards.column.moved"),
        });
      },
      clearColumn({ id, name }: BoardColumn): Promise<void> {
        let ids: string[] = [];
        return latest.current.act({
          run: async () => {
            const { data } = await apollo.mutate({
              mutation: ClearBoardColumnDocument,
              variables: { id },
            });
            ids = data?.clearBoardColumn ?? [];
            placeInBoard(cache, boardId, { removedCards: ids.map((each) => ({ id: each })) });
          },
          text: text("boards.column.cleared", { name }),
          undo: () => restoreCards(ids),
        });
      },
      deleteColumn({ id, name }: BoardColumn): Promise<void> {
        return latest.current.act({
          run: async () => {
            await apollo.mutate({ mutation: DeleteBoardColumnDocument, variables: { id } });
            placeInBoard(cache, boardId, { removedColumns: [id] });
          },
          text: text("boards.column.deleted", { name }),
          undo: async () => {
            const { data } = await apollo.mutate({
              mutation: RestoreBoardColumnDocument,
              variables: { id },
            });
            if (data) placeInBoard(cache, boardId, { columns: [data.restoreBoardColumn] });
            await read();
          },
        });
      },
    };
  }, [apollo, boardId, read, turn, setUnsent]);
  return useMemo(() => ({ ...actions, moving, unsent }), [actions, moving, unsent]);
}
