import { createHash } from "node:crypto";
import type { Context } from "./context.ts";
import type { LimitName } from "./declared.generated.ts";
import { RateLimited } from "./errors.ts";

/** Whether this content was sent from the same network more often than the limit. */
export async function isRepeated(
  limit: LimitName,
  content: string,
  { viewer, services }: Context,
): Promise<boolean> {
  try {
    await services.limits.take([limit, `${viewer.network} ${content}`]);
    return false;
  } catch (error) {
    if (error instanceof RateLimited) return true;
    throw error;
  }
}

/** A hash of who wrote what where: a form submitted twice has the same. */
export const fingerprintOf = (parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
