import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { BUDGETS, type Payer } from "./buckets.ts";

/** Why a statement was cancelled: nobody waits for its answer any more. */
class Gone extends Error {
  readonly code = "CALLER_GONE";
}

/** MikroORM's errors take over the properties of what they stand for, not its class. */
export const isGone = (error: unknown): error is Gone =>
  error instanceof Error && "code" in error && error.code === "CALLER_GONE";

type Request = Pick<IncomingMessage, "headers" | "socket">;

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

/** Of the addresses in the header the last is the proxy's word; before it callers write what they like. */
function addressOf({ headers, socket }: Request, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(headers["x-forwarded-for"] ?? "") : "";
  return forwarded.split(",").at(-1)?.trim() || (socket.remoteAddress ?? "");
}

const GROUPS = 8;

/** Who has one address of IPv6 has 2^64 of them: those that begin with the same four groups. */
function networkOf(address: string): string {
  const [, asIPv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (asIPv4 || !isIPv6(address)) return asIPv4 ?? address;
  const [front = [], back = []] = address
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  const between = Array.from({ length: GROUPS - front.length - back.length }, () => "0");
  const groups = [...front, ...between, ...back].slice(0, GROUPS / 2);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
