import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { asIPv4 } from "./address-forms.ts";
import { isTrusted, type TrustedProxies } from "./trusted-proxies.ts";

export type Request = Pick<IncomingMessage, "headers" | "socket">;

/**
 * Each proxy adds the address that connected to it, so the header is read from its end: what stands before
 * the first address that is no proxy of ours is chosen by the caller.
 */
export function addressOf({ headers, socket }: Request, trustProxy: TrustedProxies): string {
  let address = socket.remoteAddress ?? "";
  if (trustProxy === false) return address;
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  for (let hop = 0; isTrusted(trustProxy, address, hop); hop += 1) {
    const before = forwarded.pop()?.trim();
    if (!before) break;
    address = withoutPort(before);
  }
  return address;
}

const MAX_ID_LENGTH = 100;

/** The id that our own proxy has given a request, so that the lines of both can be found together. */
export function givenId(
  { headers, socket }: Request,
  trustProxy: TrustedProxies,
): string | undefined {
  const id = headers["x-request-id"];
  if (typeof id !== "string" || id.length > MAX_ID_LENGTH || !/^[\w.:+/=-]+$/.test(id))
    return undefined;
  return isTrusted(trustProxy, socket.remoteAddress ?? "", 0) ? id : undefined;
}

/** Some proxies also write the port: 1.1.1.1:443 or [2001:db8::1]:443. */
function withoutPort(address: string): string {
  const [, inBrackets, plain] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? plain ?? address;
}

/**
 * The network of a caller. A caller with one IPv6 address has 2^64 of them, all with the same first
 * four groups.
 */
export const networkOf = (address: string): string =>
  asIPv4(address) ?? firstGroups(address, 4) ?? address;

/**
 * Precise enough to recognise a place, too coarse to identify a person: /24 of IPv4, /48 of IPv6.
 */
export function locationOf(address: string): string {
  const short = asIPv4(address)?.replace(/\d+$/, "0/24");
  if (short) return short;
  const groups = firstGroups(address, 3);
  return groups ? `${groups}::/48` : "";
}

const GROUPS = 8;

function firstGroups(address: string, count: number): string | undefined {
  if (!isIPv6(address)) return undefined;
  const [front = [], back = []] = address
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  const between = Array.from({ length: GROUPS - front.length - back.length }, () => "0");
  const groups = [...front, ...between, ...back].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
