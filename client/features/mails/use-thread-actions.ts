import { useApolloClient, useMutation } from "@apollo/client/react";
import { use } from "react";
import { useIntl } from "react-intl";
import { useUndoable } from "../../admin/flow/use-undoable.ts";
import type { MailFolder, MailThreadChanges } from "../../schema.generated.ts";
import { LastAction } from "./last-action.ts";
import type { ListedThread } from "./mail.ts";
import {
  AssignMailThreadsDocument,
  ChangeMailThreadsDocument,
  DeleteMailThreadsDocument,
  MoveMailThreadsDocument,
} from "./mails.generated.ts";

/** What lists conversations and counts them. */
export const LISTS = ["MailThreads", "MailLabels", "MailThread", "MailContent"];

/** The most that one call changes. */
export const MAX_CHOSEN = 100;

export interface ThreadActions {
  move(threads: readonly ListedThread[], folder: MailFolder): Promise<void>;
  change(
    threads: readonly ListedThread[],
    changes: MailThreadChanges,
    text?: string,
  ): Promise<void>;
  assign(threads: readonly ListedThread[], assigneeId: string | null): Promise<void>;
  /** For good, of those in the trash */
  erase(threads: readonly ListedThread[]): Promise<void>;
}

/** What is done with conversations. Moving can be undone; each goes back to where it was. */
export function useThreadActions(): ThreadActions {
  const intl = useIntl();
  const act = useUndoable();
  const last = use(LastAction);
  const client = useApolloClient();
  const { cache } = client;
  // what waits is counted again beside the lists: the next action need not wait for it
  const onCompleted = () => void client.refetchQueries({ include: ["PendingCounts"] });
  const options = { refetchQueries: LISTS, awaitRefetchQueries: true, onCompleted };
  /** Also those that are not read again, further down the list */
  const store = (ids: readonly string[], values: Partial<ListedThread>) => {
    for (const id of ids)
      cache.modify({
        id: cache.identify({ __typename: "MailThread", id }),
        fields: Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, () => value]),
        ),
      });
  };
  const [moveThreads] = useMutation(MoveMailThreadsDocument, {
    ...options,
    update: (_, { data }, { variables }) =>
      store(data?.moveMailThreads.ids ?? [], { folder: variables?.folder }),
  });
  const [changeThreads] = useMutation(ChangeMailThreadsDocument, {
    refetchQueries: LISTS,
    onCompleted,
    update: (_, { data }, { variables }) => {
      const { isUnread, isStarred, isImportant } = variables?.changes ?? {};
      store(data?.changeMailThreads.ids ?? [], {
        ...(isUnread != null && { isUnread }),
        ...(isStarred != null && { isStarred }),
        ...(isImportant != null && { isImportant }),
      });
    },
  });
  const [assignThreads] = useMutation(AssignMailThreadsDocument, options);
  const [deleteThreads] = useMutation(DeleteMailThreadsDocument, options);
  const count = (id: string, { length }: readonly unknown[]) =>
    intl.formatMessage({ id }, { count: length });
  return {
    move(threads, folder) {
      const ids = threads.map(({ id }) => id);
      let takeBack: (() => void) | undefined;
      return act({
        of: "mails-moved",
        run: () => moveThreads({ variables: { ids, folder } }),
        text: count(`mails.moved.${folder}`, threads),
        onDone(undo) {
          takeBack = undo;
          last?.remember(undo);
        },
        undo: async () => {
          if (takeBack) last?.forget(takeBack);
          for (const [from, those] of Map.groupBy(threads, (thread) => thread.folder))
            await moveThreads({ variables: { ids: those.map(({ id }) => id), folder: from } });
        },
      });
    },
    async change(threads, changes, text) {
      const run = () => changeThreads({ variables: { ids: threads.map(({ id }) => id), changes } });
      if (text) return act({ run, text });
      await run();
    },
    assign(threads, assigneeId) {
      const ids = threads.map(({ id }) => id);
      return act({
        run: () => assignThreads({ variables: { ids, assigneeId } }),
        text: intl.formatMessage({ id: assigneeId ? "mails.assigned" : "mails.unassigned" }),
      });
    },
    erase(threads) {
      const ids = threads.map(({ id }) => id);
      return act({
        run: () => deleteThreads({ variables: { ids } }),
        text: count("mails.erased", threads),
      });
    },
  };
}
