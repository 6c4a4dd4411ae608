import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { StaleDialog } from "../../../admin/form/stale-dialog.tsx";
import type { Conflict } from "../../../admin/form/use-edit.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import type { UpdateCardInput } from "../../../schema.generated.ts";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import type { Person } from "../board.ts";
import { placeInBoard } from "../board-cache.ts";
import { inTurn } from "../../../admin/flow/in-turn.ts";
import {
  OpenCardDocument,
  type OpenCardFragment,
  OpenCardFragmentDoc,
  UpdateCardDocument,
} from "./card.generated.ts";

export type OpenCard = OpenCardFragment;
export type CardValues = Omit<UpdateCardInput, "version">;

/** A field of the card and of its input that two people may have changed at once. */
type Field = "title" | "description" | "priority" | "dueFrom" | "dueTo" | "estimateMin";

export interface CardEdit {
  id: string;
  /** What it was when the change began: a save belongs to that card, whatever is opened meanwhile */
  version: number;
  revision: number;
  /** The fields as they were; if nobody has changed them since, there is no conflict */
  base: Partial<Pick<OpenCard, Field>>;
  /** The new values; of a list made anew from what the card has now */
  values(current: Pick<OpenCard, "checklist" | "labels" | "assignees"> | undefined): CardValues;
}

/** "theirs": what another person wrote stays. */
export type Outcome = "saved" | "theirs";

export interface CardEdits {
  /** Rejects if it is not saved, which is said. */
  save(edit: CardEdit): Promise<Outcome>;
  /** The open question */
  dialog: ReactNode;
}

interface Question {
  conflict: Conflict;
  answer(theirs: ReadonlySet<string>): void;
  leave(): void;
}

/** How often it is tried again on a newer version: others may be typing, too. */
const MAX_ATTEMPTS = 4;

/** Saves one change of a card after the other, on the version on which it began. */
export function useCardEdits(boardId: string, members: readonly Person[]): CardEdits {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const latest = useRef({ intl, members });
  useLayoutEffect(() => {
    latest.current = { intl, members };
  });

  const save = useMemo(() => {
    const turn = inTurn();
    const { cache } = apollo;

    async function send(id: string, version: number, revision: number, values: CardValues) {
      const shown = cache.readFragment({
        id: cache.identify({ __typename: "Card", id, revision }),
        fragment: OpenCardFragmentDoc,
        fragmentName: "OpenCard",
      });
      await apollo.mutate({
        mutation: UpdateCardDocument,
        variables: { id, input: { ...values, version } },
        ...(shown && {
          optimisticResponse: {
            updateCard: withValues(shown as OpenCard, values, latest.current.members),
          },
        }),
        update: (store, { data }) => {
          if (!data) return;
          const card = data.updateCard as OpenCard;
          store.writeQuery({ query: OpenCardDocument, variables: { id }, data: { card } });
          placeInBoard(store, boardId, { cards: [card] });
        },
      });
    }

    async function read(id: string): Promise<OpenCard> {
      const { data } = await apollo.query({
        query: OpenCardDocument,
        variables: { id },
        fetchPolicy: "network-only",
      });
      if (!data) throw new Error("No card");
      placeInBoard(cache, boardId, { cards: [data.card] });
      return data.card;
    }

    /** Which values stay; undefined if the user goes on editing. */
    const ask = (conflict: Conflict) =>
      new Promise<ReadonlySet<string> | undefined>((resolve) => {
        const question: Question = {
          conflict,
          answer: (theirs) => close(theirs),
          leave: () => close(undefined),
        };
        const close = (theirs: ReadonlySet<string> | undefined) => {
          setQuestions((before) => before.filter((each) => each !== question));
          resolve(theirs);
        };
        setQuestions((before) => [...before, question]);
      });

    async function saveNow({ id, version, revision, base, values }: CardEdit): Promise<Outcome> {
      let now = { version, revision };
      let known = base;
      let mine = values(undefined);
      for (let attempt = 1; ; attempt += 1) {
        try {
          await send(id, now.version, now.revision, mine);
          return "saved";
        } catch (error) {
          if (problemOf(error).code !== "CONFLICT" || attempt === MAX_ATTEMPTS) throw error;
        }
        const current = await read(id);
        now = current;
        mine = { ...values(current), ...pick(mine, Object.keys(base)) };
        const disputed = (Object.keys(base) as Field[]).filter(
          (field) => current[field] !== known[field] && current[field] !== mine[field],
        );
        if (disputed.length > 0) {
          const fields = disputed.map((field) => ({
            path: field,
            label: latest.current.intl.formatMessage({ id: `boards.field.${field}` }),
            base: known[field],
            mine: mine[field],
            theirs: current[field],
          }));
          const theirs = await ask({ fields, savedAt: undefined });
          if (!theirs) throw new Unsaved();
          mine = Object.fromEntries(
            Object.entries(mine).filter(([field]) => !theirs.has(field)),
          ) as CardValues;
          if (Object.keys(mine).length === 0) return "theirs";
        }
        known = pick(current, Object.keys(base));
      }
    }

    return async (edit: CardEdit): Promise<Outcome> => {
      try {
        return await turn(edit.id, () => saveNow(edit));
      } catch (error) {
        if (!(error instanceof Unsaved)) failureSnackbar(latest.current.intl, error);
        throw error;
      }
    };
  }, [apollo, boardId]);

  const [question] = questions;
  return {
    save,
    dialog: question && (
      <StaleDialog conflict={question.conflict} onSave={question.answer} onClose={question.leave} />
    ),
  };
}

/** The user goes on editing what is in conflict. */
class Unsaved extends Error {}

const pick = <Values extends object>(values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Values;

/** A card as it will be, until the server has answered. */
function withValues(card: OpenCard, values: CardValues, members: readonly Person[]): OpenCard {
  const { assigneeIds, isCompleted, projectId, conversationId, applicationId, ...plain } = values;
  const given = Object.fromEntries(
    Object.entries(plain).filter(([, value]) => value !== undefined),
  );
  const checklist = values.checklist?.map((item) => ({
    __typename: "ChecklistItem",
    memberId: null,
    ...item,
  }));
  const next = {
    ...card,
    ...given,
    ...(checklist && { checklist }),
    ...(assigneeIds && { assignees: members.filter(({ id }) => assigneeIds.includes(id)) }),
    ...(isCompleted !== undefined &&
      isCompleted !== null && { completedAt: isCompleted ? new Date().toISOString() : null }),
    ...(projectId === null && { project: null }),
    ...(conversationId === null && { conversation: null }),
    ...(applicationId === null && { application: null }),
  };
  return next as OpenCard;
}
