/**
 * Events wait from a lost connection until the page has been read again. Before that they would
 * look as if nothing were missing between them and what was known.
 */
export function eventsInOrder() {
  let waiting: (() => void)[] | undefined = [];
  let losses = 0;

  return {
    /** Happens now, or when the page has been read. */
    add(event: () => void): void {
      if (waiting) waiting.push(event);
      else event();
    },
    lost(): void {
      losses += 1;
      waiting ??= [];
    },
    /** Reads what was missed; then the events go on. */
    async catchUp(read: () => Promise<void>): Promise<void> {
      const before = losses;
      await read();
      if (losses !== before) return; // lost again: the next connection reads again
      const events = waiting ?? [];
      waiting = undefined;
      for (const event of events) event();
    },
  };
}
