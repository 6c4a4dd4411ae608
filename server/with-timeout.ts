/** An operation that did not finish in time. */
export class TimeoutError extends Error {}

/** Jobs come before their queue has started; the outbox hands them over again. */
export class QueueStarting extends TimeoutError {
  constructor() {
    super("The job queue has not started yet");
  }
}

/** Resolves as the promise does; rejects with `otherwise` if that takes too long. */
export async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
  otherwise: string | TimeoutError,
): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(typeof otherwise === "string" ? new TimeoutError(otherwise) : otherwise),
    milliseconds,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for the promise, but no longer than this: it may go on. */
export async function waitUpTo(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await withTimeout(milliseconds, work, "").catch((error: unknown) => {
    if (!(error instanceof TimeoutError)) throw error;
  });
}
