import type { ApolloCache, InMemoryCache } from "@apollo/client";

/**
 * Removes objects that no query reaches any more, and memoized results: for a message these take
 * ten times as much memory as the message itself.
 */
export function collectGarbage(cache: ApolloCache): void {
  (cache as InMemoryCache).gc({ resetResultCache: true });
}
