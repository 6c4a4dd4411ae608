import type { ApolloCache, DocumentNode } from "@apollo/client";

type Stored = { id: string };

interface Lists {
  rows: readonly Stored[];
  deleted: readonly Stored[];
}

/** Changes what the query of an entity list has read, so that it need not be read again. */
export function changeLists(
  cache: ApolloCache,
  list: DocumentNode,
  change: (lists: Lists) => Lists,
): void {
  cache.updateQuery<Lists>({ query: list }, (known) => (known ? change(known) : undefined));
}
