/** Pauses between attempts to read, in ms: each twice the previous one. */
const firstPause = 1_000;
const longestPause = 30_000;

/**
 * After a lost connection, events wait until the page has been read again. Applied earlier, they
 * would hide that events before them were missed.
 */
export function eventsInOrder() {
  let waiting: (() => void)[] | undefined = [];
  let losses = 0;

  return {
    /** Runs now, or after the page has been read. */
    add(event: () => void): void {
      if (waiting) waiting.push(event);
      else event();
    },
    lost(): void {
      losses += 1;
      waiting ??= [];
    },
    /**
     * Reads what was missed until that succeeds; then applies the waiting events. False if the
     * connection was lost meanwhile.
     */
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
