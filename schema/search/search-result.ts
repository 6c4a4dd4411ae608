import { Field, ObjectType } from "type-graphql";
import type { SearchKind } from "../domain.ts";
import {
  findRanked,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";

/** Has one field for each kind that domains declare. */
@ObjectType({ description: "Search results by kind, limited to what the viewer may see." })
export class SearchResult {
  [kind: string]: ReadQuery;
}

let kinds: ReadonlyMap<string, SearchKind> = new Map();

export const searchKinds = (): ReadonlyMap<string, SearchKind> => kinds;

export function addSearchKinds(declared: ReadonlyMap<string, SearchKind>): void {
  kinds = declared;
  for (const [name, { entity }] of kinds) {
    Field(() => [entity()] as never, { simple: true })(SearchResult.prototype, name);
  }
}

const NOTHING = { id: { $in: [] } };

/** The filter of what a viewer finds of a kind. */
export const foundOf = ({ where }: SearchKind, text: string, viewer: Viewer): Where =>
  where(text, viewer) ?? NOTHING;

/** The first results of each kind: those that are named like the search, then the others. */
export const searchAll = (text: string, first: number, viewer: Viewer): SearchResult =>
  Object.fromEntries(
    Array.from(kinds, ([name, kind]) => {
      const { entity, names, languages, order } = kind;
      return [
        name,
        findRanked(entity(), foundOf(kind, text, viewer), {
          rank: { search: text, names, languages: languages?.(viewer) },
          order,
          first,
        }),
      ];
    }),
  );
