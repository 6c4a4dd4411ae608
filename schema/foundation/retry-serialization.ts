import { setTimeout as pause } from "node:timers/promises";

/**
 * SQLSTATE of a deadlock and of a serialization failure. PostgreSQL rolls back one of the
 * transactions; it can be retried.
 */
const COLLISIONS = ["40P01", "40001"];
const MAX_ATTEMPTS = 10;
const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 1_000;

const isCollision = (error: unknown): boolean =>
  error instanceof Error && "code" in error && COLLISIONS.includes(String(error.code));

/** Retries a few times after a deadlock or serialization failure. */
export async function retrySerializationFailures<T>(
  work: () => Promise<T>,
  mayTryAgain: () => boolean = () => true,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_ATTEMPTS || !isCollision(error) || !mayTryAgain()) throw error;
    }
    const longest = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
    await pause(Math.random() * longest); // random, or both would collide again
  }
}
