import type { FieldPolicy, TypePolicies } from "@apollo/client";
import { type CachedPage, uniqueNodes } from "../../platform/apollo/paged-list.ts";

interface CachedThreads extends CachedPage {
  pageInfo: unknown;
}

/**
 * A page read again replaces the rows up to its last one; the pages after it stay, so that the list does not
 * shrink under the reader whenever a mail comes.
 */
const conversations: FieldPolicy<CachedThreads> = {
  keyArgs: ["filter", "first"],
  merge(existing, incoming, { args }) {
    if (!existing) return incoming;
    if (args?.["after"])
      return {
        ...incoming,
        nodes: uniqueNodes([...existing.nodes, ...incoming.nodes]),
      };
    const last = incoming.nodes.at(-1)?.__ref;
    const at = existing.nodes.findIndex(({ __ref }) => __ref === last);
    const tail = at < 0 ? [] : existing.nodes.slice(at + 1);
    if (tail.length === 0) return incoming;
    const { pageInfo } = existing;
    return { ...incoming, pageInfo, nodes: uniqueNodes([...incoming.nodes, ...tail]) };
  },
};

/** Cache policies of mails. */
export const policies: TypePolicies = {
  Query: {
    fields: {
      mailThreads: conversations,
      // The navigation reads one of them, the lists read more.
      unreadMailCounts: { merge: true },
      mailCounts: { merge: true },
    },
  },
};
