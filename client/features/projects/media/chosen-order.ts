/**
 * The ids with those of a batch in the order in which they were chosen, in the places that the batch
 * has: small files arrive before large ones.
 */
export function inChosenOrder(ids: readonly string[], batch: readonly string[]): string[] {
  const arrived = batch.filter((id) => ids.includes(id));
  return ids.map((id) => (batch.includes(id) ? (arrived.shift() ?? id) : id));
}
