import type { ApolloClient } from "@apollo/client";
import { useApolloClient, useSubscription } from "@apollo/client/react";
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { collectGarbage } from "../../platform/apollo/collect-garbage.ts";
import { connectionState, onConnection } from "../../platform/apollo/connection.ts";
import { problemOf } from "../../platform/apollo/problem.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import type { ListedCard, ShownBoard } from "./board.ts";
import { placeChanges } from "./board-cache.ts";
import {
  BoardChangedDocument,
  BoardChangesDocument,
  BoardDocument,
  type BoardQuery,
  BoardRevisionFragmentDoc,
  CardSeenDocument,
} from "./board.generated.ts";
import { liveChanges } from "./live-changes.tsx";

/** Each change leaves a card at an old revision in the cache. */
const READS_BETWEEN_CLEANUPS = 200;

/**
 * Reads what came after the last revision and places it into the board, one answer after the other.
 * @param onGone the viewer is no longer a member, or the board was deleted
 */
function changesReader(
  apollo: ApolloClient,
  id: string,
  onGone: () => void,
  onRead: (cards: readonly ListedCard[]) => void,
  onFailure: (error: unknown) => void,
) {
  let running: Promise<void> | undefined;
  let isAgain = false;
  let count = 0;
  const since = () =>
    apollo.cache.readFragment({
      id: apollo.cache.identify({ __typename: "Board", id }),
      fragment: BoardRevisionFragmentDoc,
    })?.revision ?? 0;
  const readOnce = async () => {
    try {
      const { data } = await apollo.query({
        query: BoardChangesDocument,
        variables: { boardId: id, since: since() },
        fetchPolicy: "network-only",
      });
      if (data) {
        onRead(data.boardChanges.cards);
        placeChanges(apollo.cache, id, data.boardChanges);
      }
      count += 1;
      if (count % READS_BETWEEN_CLEANUPS === 0) collectGarbage(apollo.cache);
    } catch (error) {
      if (problemOf(error).code === "NOT_FOUND") onGone();
      // Without a connection it is read again when that is back.
      else if (connectionState() === "connected") onFailure(error);
    }
  };
  return function read(): Promise<void> {
    isAgain = running !== undefined;
    running ??= (async () => {
      do {
        isAgain = false;
        await readOnce();
      } while (isAgain);
      running = undefined;
    })();
    return running;
  };
}

/**
 * The board as the cache has it now. With 2,000 cards this costs a fifth of what `useQuery` does, which compares
 * and copies whole results: here what has not changed is the same object.
 */
function useCachedBoard(apollo: ApolloClient, id: string | undefined): ShownBoard | undefined {
  const { cache } = apollo;
  const options = useMemo(
    () => ({ query: cache.transformDocument(BoardDocument), variables: { id }, optimistic: true }),
    [cache, id],
  );
  const subscribe = useCallback(
    (changed: () => void) => cache.watch({ ...options, callback: changed }),
    [cache, options],
  );
  return useSyncExternalStore(subscribe, () => {
    const { complete, result } = cache.diff<BoardQuery>({ ...options, returnPartialData: true });
    return complete ? (result as BoardQuery).board : undefined;
  });
}

/** A board, the viewer's own without an id, and what others change on it. */
export function useBoard(id: string | undefined, onGone: () => void) {
  const apollo = useApolloClient();
  const board = useCachedBoard(apollo, id);
  const [failure, setFailure] = useState<{ id: string | undefined; error: unknown }>();
  const load = useCallback(
    // Once it is there, changes are read instead.
    () =>
      apollo.query({ query: BoardDocument, variables: { id } }).then(
        () => setFailure(undefined),
        (error: unknown) => setFailure({ id, error }),
      ),
    [apollo, id],
  );
  useEffect(() => void load(), [load]);
  const error = failure && failure.id === id ? failure.error : undefined;
  const boardId = board?.id;
  const me = useViewer().member?.id;
  const [changes] = useState(liveChanges);
  const [liveFailure, setLiveFailure] = useState<unknown>();
  useLayoutEffect(() => changes.compareWith(board), [changes, board]);
  const read = useMemo(
    () =>
      changesReader(
        apollo,
        boardId ?? "",
        onGone,
        (cards) => {
          setLiveFailure(undefined);
          changes.add(cards, me);
        },
        setLiveFailure,
      ),
    [apollo, boardId, onGone, changes, me],
  );
  const { error: refusal, restart } = useSubscription(BoardChangedDocument, {
    variables: { boardId: boardId ?? "" },
    skip: !boardId,
    ignoreResults: true,
    onData: () => void read(),
    onComplete: () => void read(),
    onError: () => void read(),
  });
  // Of cards that the viewer opens elsewhere; what it says is in the cache.
  useSubscription(CardSeenDocument, { skip: !boardId, ignoreResults: true });
  useEffect(() => {
    if (!boardId) return;
    const readIfLive = () => {
      if (connectionState() === "connected" && !document.hidden) void read();
    };
    // It may have been read before, and the screen left.
    void read();
    const leave = onConnection(readIfLive);
    document.addEventListener("visibilitychange", readIfLive);
    addEventListener("focus", readIfLive);
    return () => {
      leave();
      document.removeEventListener("visibilitychange", readIfLive);
      removeEventListener("focus", readIfLive);
    };
  }, [boardId, read]);
  /** Why what others change is not shown any more. */
  const notLive = liveFailure ?? refusal;
  const readAgain = useCallback((): Promise<void> => {
    if (refusal) restart();
    return read();
  }, [refusal, restart, read]);
  return { board, error, refetch: load, read, changes, notLive, readAgain };
}
