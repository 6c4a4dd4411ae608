/** Something that was not done in time. */
export class TimeoutError extends Error {}

/** What a promise resolves to; rejects with `otherwise` where that takes longer. */
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
