import type { ApolloCache, InMemoryCache } from "@apollo/client";

/**
 * Drops objects that no query leads to any more, and the results the cache has memoized: of a message these
 * take ten times as much memory as the message itself.
 */
export function collectGarbage(cache: ApolloCache): void {
  (cache as InMemoryCache).gc({ resetResultCache: true });
}
