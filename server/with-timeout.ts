/** An operation that did not finish in time. */
export class TimeoutError extends Error {}

/** Resolves as the promise does; rejects with `otherwise` if that takes too long. */
export async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
  otherwise: string,
): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TimeoutError(otherwise)), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
