import { BlockList, isIP } from "node:net";
import { asIPv4 } from "./address-forms.ts";

/** No proxy, so many in a row (`true` is one), or those of these networks. */
export type TrustedProxies = boolean | number | BlockList;

const WORDS: Record<string, boolean> = {
  on: true,
  true: true,
  "1": true,
  off: false,
  false: false,
  "0": false,
};

/** A chain of more proxies than this is a mistake. */
const MOST_HOPS = 10;

/** Reads TRUST_PROXY; undefined if it is none of its forms. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const word = WORDS[text.trim().toLowerCase()];
  if (word !== undefined) return word;
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? Number(text) : undefined;
  const networks = new BlockList();
  return text.split(",").every((one) => addNetwork(networks, one.trim())) ? networks : undefined;
}

function addNetwork(networks: BlockList, text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? most : /^\d+$/.test(bits) ? Number(bits) : Infinity;
  if (!family || more.length || prefix > most) return false;
  networks.addSubnet(address, prefix, family === 4 ? "ipv4" : "ipv6");
  return true;
}

/** Whether the proxy at this address is one of the site's own; hop 0 is the one that connects. */
export function isTrusted(trusted: TrustedProxies, address: string, hop: number): boolean {
  if (typeof trusted === "boolean") return trusted && hop === 0;
  if (typeof trusted === "number") return hop < trusted;
  const plain = asIPv4(address) ?? address;
  const family = isIP(plain);
  return family !== 0 && trusted.check(plain, family === 4 ? "ipv4" : "ipv6");
}
