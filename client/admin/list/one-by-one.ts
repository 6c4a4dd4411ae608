import { CombinedGraphQLErrors } from "@apollo/client";

interface Outcome {
  done: string[];
  failed: { id: string; message: string }[];
}

/**
 * Changes one row after the other: a row that the server refuses is named, and the others are
 * changed.
 */
export async function oneByOne(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  for (const id of ids) {
    try {
      await change(id);
      outcome.done.push(id);
    } catch (cause) {
      // Without an answer, the result of the remaining rows is unknown, too.
      if (!CombinedGraphQLErrors.is(cause)) throw cause;
      outcome.failed.push({ id, message: cause.message });
    }
  }
  return outcome;
}
