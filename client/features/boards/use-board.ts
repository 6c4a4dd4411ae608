import type { ApolloClient } from "@apollo/client";
import { useApolloClient, useQuery, useSubscription } from "@apollo/client/react";
import { useEffect, useMemo } from "react";
import { collectGarbage } from "../../platform/apollo/collect-garbage.ts";
import { connectionState, onConnection } from "../../platform/apollo/connection.ts";
import { problemOf } from "../../platform/apollo/problem.ts";
import { placeChanges } from "./board-cache.ts";
import {
  BoardChangedDocument,
  BoardChangesDocument,
  BoardDocument,
  BoardRevisionFragmentDoc,
} from "./board.generated.ts";

/** Each change leaves a card at an old revision in the cache. */
const READS_BETWEEN_CLEANUPS = 200;

/**
 * Reads what came after the last revision and places it into the board, one answer after the other.
 * @param onGone the viewer is no longer a member, or the board was deleted
 */
function changesReader(apollo: ApolloClient, id: string, onGone: () => void) {
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
      if (data) placeChanges(apollo.cache, id, data.boardChanges);
      count += 1;
      if (count % READS_BETWEEN_CLEANUPS === 0) collectGarbage(apollo.cache);
    } catch (error) {
      // Without a connection it is read again when that is back.
      if (problemOf(error).code === "NOT_FOUND") onGone();
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

/** A board, the viewer's own without an id, and what others change on it. */
export function useBoard(id: string | undefined, onGone: () => void) {
  const apollo = useApolloClient();
  const { data, error, refetch } = useQuery(BoardDocument, {
    variables: { id },
    fetchPolicy: "cache-first",
  });
  const board = data?.board;
  const boardId = board?.id;
  const read = useMemo(
    () => changesReader(apollo, boardId ?? "", onGone),
    [apollo, boardId, onGone],
  );
  useSubscription(BoardChangedDocument, {
    variables: { boardId: boardId ?? "" },
    skip: !boardId,
    ignoreResults: true,
    // Its revision must not be known before what it brings.
    fetchPolicy: "no-cache",
    onData: () => void read(),
    onComplete: () => void read(),
    onError: () => void read(),
  });
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
  return { board, error, refetch, read };
}
