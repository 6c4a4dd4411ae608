/** Pauses between attempts to read, in ms: each twice the one before. */
const firstPause = 1_000;
const longestPause = 30_000;

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
    /** Reads what was missed until that succeeds; then the events go on. False if lost meanwhile. */
    async catchUp(read: () => Promise<void>): Promise<boolean> {
      const before = losses;
      for (let pause = firstPause; ; pause = Math.min(longestPause, 2 * pause)) {
        const failure = await read().catch((error: unknown) => ({ error }));
        if (losses !== before) return false; // the next connection reads again
        if (!failure) break;
        console.error(failure.error);
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (losses !== before) return false;
      }
      const events = waiting ?? [];
      waiting = undefined;
      for (const event of events) event();
      return true;
    },
  };
}
