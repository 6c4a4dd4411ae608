import { Problem } from "./errors.ts";
import type { LimitAttempt } from "./services.ts";

/** Counts an attempt before its input is read, and gives it back if the input is refused. */
export async function countUnlessRefused<T>(
  attempt: LimitAttempt,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Problem) attempt.giveBack();
    throw error;
  }
}
