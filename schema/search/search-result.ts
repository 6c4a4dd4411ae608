import { Field, ObjectType } from "type-graphql";
import type { SearchKind } from "../domain.ts";
import { findMany, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";

/** Its fields are the kinds that domains declare. */
@ObjectType({ description: "What was found of each kind, as far as the viewer may see it." })
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

/** The first rows of each kind. */
export const searchAll = (text: string, first: number, viewer: Viewer): SearchResult =>
  Object.fromEntries(
    Array.from(kinds, ([name, { entity, where, order }]) => [
      name,
      findMany(entity(), where(text, viewer), order, first),
    ]),
  );
