import type { FieldFunctionOptions, Reference, TypePolicies } from "@apollo/client";

type ReadField = FieldFunctionOptions["readField"];

/** Of two answers about one card the one with the higher revision. */
export function newerCard(
  existing: Reference | undefined,
  incoming: Reference,
  { readField }: { readField: ReadField },
): Reference {
  if (!existing) return incoming;
  const isSame = readField("id", existing) === readField("id", incoming);
  const revision = (card: Reference) => Number(readField("revision", card) ?? 0);
  return isSame && revision(existing) > revision(incoming) ? existing : incoming;
}

/** Cache policies of boards. */
export const policies: TypePolicies = {
  Query: {
    fields: {
      card: { merge: newerCard },
      // Each answer replaces the previous one; what it lists is placed into the board.
      boardChanges: { keyArgs: ["boardId"], merge: false },
    },
  },
  Board: {
    fields: {
      revision: {
        merge: (existing: number | undefined, incoming: number) =>
          Math.max(existing ?? 0, incoming),
      },
      columns: { merge: false },
      members: { merge: false },
      cards: { merge: false },
    },
  },
  // What is immutable at a revision cannot be overwritten by a late answer.
  Card: { keyFields: ["id", "revision"] },
  BoardColumn: { keyFields: ["id", "version"] },
};
