import type { Viewer } from "../../schema/foundation/viewer.ts";
import { addressOf, networkOf, type Request } from "./address.ts";
import { BUDGETS, type Payer } from "./buckets.ts";

/** Why a statement was cancelled: nobody waits for its answer any more. */
class Gone extends Error {
  readonly code = "CALLER_GONE";
}

/** MikroORM's errors take over the properties of what they stand for, not its class. */
export const isGone = (error: unknown): error is Gone =>
  error instanceof Error && "code" in error && error.code === "CALLER_GONE";

/** Who waits for the answer of one operation, and pays for it. */
export class Caller {
  /** Set before an operation runs that changes something: it is finished for nobody, too. */
  isWriting = false;

  constructor(
    readonly payer: Payer,
    /** Ends the statements of the operation. */
    private readonly leaving: AbortController,
  ) {}

  /** They have gone: what is read for them is read no further. */
  leave(): void {
    if (!this.isWriting) this.leaving.abort(new Gone("The caller has gone"));
  }
}

/** Users pay wherever they are; visitors by their address. */
export function payerOf(
  { userId }: Viewer,
  request: Request,
  { trustProxy }: { trustProxy: boolean },
): Payer {
  if (userId !== undefined) return { key: `user.${userId}`, budget: BUDGETS.session };
  const address = networkOf(addressOf(request, trustProxy));
  return { key: `address.${address}`, budget: BUDGETS.visitor };
}
