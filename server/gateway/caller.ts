import type { Viewer } from "../../schema/foundation/viewer.ts";
import { addressOf, networkOf, type Request } from "./address.ts";
import { BUDGETS, type RateLimitKey } from "./token-buckets.ts";

/** Why a statement was cancelled: nobody waits for its answer any more. */
class ClientDisconnected extends Error {
  readonly code = "CALLER_GONE";
}

/** MikroORM's errors take over the properties of what they stand for, not its class. */
export const isClientDisconnected = (error: unknown): error is ClientDisconnected =>
  error instanceof Error && "code" in error && error.code === "CALLER_GONE";

/** Who waits for the answer of one operation, and pays for it. */
export class Caller {
  /** Set before an operation runs that changes something: it is finished for nobody, too. */
  isWriting = false;

  constructor(
    readonly payer: RateLimitKey,
    /** Ends the statements of the operation. */
    private readonly leaving: AbortController,
  ) {}

  /** They have gone: what is read for them is read no further. */
  leave(): void {
    if (!this.isWriting) this.leaving.abort(new ClientDisconnected("The caller has gone"));
  }
}

/** Users pay wherever they are; visitors by their address. */
export function rateLimitKey(
  { userId }: Viewer,
  request: Request,
  { trustProxy }: { trustProxy: boolean },
): RateLimitKey {
  if (userId !== undefined) return { key: `user.${userId}`, budget: BUDGETS.session };
  const address = networkOf(addressOf(request, trustProxy));
  return { key: `address.${address}`, budget: BUDGETS.visitor };
}
