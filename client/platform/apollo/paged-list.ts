import type { FieldPolicy, Reference } from "@apollo/client";

/** A connection as the cache stores it. */
export interface CachedPage {
  nodes: readonly Reference[];
}

/** A list read by cursor: the first page replaces it, further pages are appended. */
export const pagedList = (keyArgs: string[]): FieldPolicy<CachedPage> => ({
  keyArgs,
  merge(existing, incoming, { args }) {
    if (!existing || !args?.["after"]) return incoming;
    return { ...existing, ...incoming, nodes: uniqueNodes([...existing.nodes, ...incoming.nodes]) };
  },
});

/** Without duplicates; the first occurrence stays. */
export function uniqueNodes(nodes: readonly Reference[]): Reference[] {
  return [...new Map(nodes.map((node) => [node.__ref, node])).values()];
}
