import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

export type Request = Pick<IncomingMessage, "headers" | "socket">;

/**
 * Only the last address in the header was written by the proxy; the ones before it are chosen by
 * the caller.
 */
export function addressOf({ headers, socket }: Request, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(headers["x-forwarded-for"] ?? "") : "";
  const nearest = forwarded.split(",").at(-1)?.trim();
  return nearest ? withoutPort(nearest) : (socket.remoteAddress ?? "");
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

function asIPv4(address: string): string | undefined {
  const [, found] = /^(?:::ffff:)?((?:\d{1,3}\.){3}\d{1,3})$/i.exec(address) ?? [];
  return found;
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
