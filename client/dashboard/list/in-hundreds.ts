/** What the graph takes at a time. */
const most = 100;

/** Asks for as many ids at a time as the graph takes, one after the other, and joins the answers. */
export async function inHundreds<Answer>(
  ids: readonly string[],
  ask: (some: string[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < ids.length; from += most) {
    answers.push(...(await ask(ids.slice(from, from + most))));
  }
  return answers;
}
