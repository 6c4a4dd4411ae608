/** The limit of ids per mutation. */
const BATCH_SIZE = 100;

/** Sends the ids in batches, one after the other, and joins the results. */
export async function inHundreds<Answer>(
  ids: readonly string[],
  ask: (some: string[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    answers.push(...(await ask(ids.slice(from, from + BATCH_SIZE))));
  }
  return answers;
}
