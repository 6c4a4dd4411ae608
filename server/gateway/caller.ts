import type { Viewer } from "../../schema/foundation/viewer.ts";
import { addressOf, networkOf, type Request } from "./address.ts";
import type { Config } from "../config.ts";
import type { RateLimitKey } from "./token-buckets.ts";

/** The reason of a cancelled statement: nobody waits for its answer any more. */
class ClientDisconnected extends Error {
  readonly code = "CALLER_GONE";
}

/** MikroORM wraps errors: the wrapper has the properties of the original, not its class. */
export const isClientDisconnected = (error: unknown): error is ClientDisconnected =>
  error instanceof Error && "code" in error && error.code === "CALLER_GONE";

/** What the log says of an operation. */
export interface RanOperation {
  /** Its name, or that of its first root field. */
  operation: string | undefined;
  /** Points that were charged. */
  cost: number | undefined;
  /** Those of its errors. */
  codes?: string[];
}

/** The client that waits for the answer of one operation and pays for it. */
export class Caller {
  /** Set before a mutation runs: it is completed even if the client has disconnected. */
  isWriting = false;
  /** What ran, for the line of the log. */
  ran: RanOperation | undefined;

  constructor(
    readonly payer: RateLimitKey,
    /** Cancels the statements of the operation. */
    private readonly leaving: AbortController,
    /** A script of another site, which may only read. */
    readonly isOfOtherSite = false,
  ) {}

  /** The client has disconnected: its reads are cancelled. */
  leave(): void {
    if (!this.isWriting) this.leaving.abort(new ClientDisconnected("The client has disconnected"));
  }
}

/** The bucket that pays: a user's own, wherever they are; a visitor's by address. */
export function rateLimitKey(
  { userId }: Viewer,
  request: Request,
  { trustProxy, points }: Pick<Config, "trustProxy" | "points">,
): RateLimitKey {
  if (userId !== undefined) return { key: `user.${userId}`, budget: points.session };
  const address = networkOf(addressOf(request, trustProxy));
  return { key: `address.${address}`, budget: points.visitor };
}
