import { Field, ObjectType } from "type-graphql";
import type { SearchKind } from "../domain.ts";
import { findMany, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";

/** Has one field for each kind that domains declare. */
@ObjectType({ description: "Search results by kind, limited to what the viewer may see." })
export class SearchResult {
  [kind: string]: ReadQuery;
}

let kinds: ReadonlyMap<string, SearchKind> = new Map();

export function addSearchKinds(declared: ReadonlyMap<string, SearchKind>): void {
  kinds = declared;
  for (const [name, { entity }] of kinds) {
    Field(() => [entity()] as never, { simple: true })(SearchResult.prototype, name);
  }
}

/** The first results of each kind. */
export const searchAll = (text: string, first: number, viewer: Viewer): SearchResult =>
  Object.fromEntries(
    Array.from(kinds, ([name, { entity, where, order }]) => [
      name,
      findMany(entity(), where(text, viewer), order, first),
    ]),
  );
