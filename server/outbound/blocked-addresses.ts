import { BlockList, isIP, isIPv6 } from "node:net";

type Range = readonly [address: string, bits: number];

/** Never reached, whatever the settings: link-local with the metadata of clouds, multicast, reserved. */
const NEVER: readonly Range[] = [
  ["0.0.0.0", 8],
  ["100.100.100.200", 32], // metadata of Alibaba Cloud
  ["168.63.129.16", 32], // of Azure
  ["169.254.0.0", 16],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
  ["::", 128],
  ["64:ff9b::", 96], // embeds IPv4 addresses, as the next ones do
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fd00:ec2::", 32], // metadata of Amazon
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

/** The network of this machine, which its operator may open. */
const PRIVATE: readonly Range[] = [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["::1", 128],
  ["fc00::", 7],
];

const never = blockListOf(NEVER);
const ofThisNetwork = blockListOf(PRIVATE);

function blockListOf(ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of ranges) list.addSubnet(address, bits, familyOf(address));
  return list;
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}

const MAPPED = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i;

/** An IPv4 address that is written as IPv6 counts as what it is. */
function plainAddress(address: string): string {
  const canonical = isIPv6(address)
    ? new URL(`http://[${address}]`).hostname.slice(1, -1)
    : address;
  const [, dotted, high, low] = MAPPED.exec(canonical) ?? [];
  if (dotted) return dotted;
  if (!high || !low) return canonical;
  const [upper, lower] = [parseInt(high, 16), parseInt(low, 16)];
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join(".");
}

/** Whether nothing may be sent to an address. */
export function isBlocked(address: string, allowsPrivate: boolean): boolean {
  if (!isIP(address)) return true;
  if (address.includes("%")) return true; // a zone is link-local
  const plain = plainAddress(address);
  const family = familyOf(plain);
  return never.check(plain, family) || (!allowsPrivate && ofThisNetwork.check(plain, family));
}
