import { expect, test } from "vitest";
import { addressOf, givenId, networkOf, type Request } from "./address.ts";
import { readTrustedProxies } from "./trusted-proxies.ts";

const from = (forwarded: string): Request =>
  ({
    headers: { "x-forwarded-for": forwarded },
    socket: { remoteAddress: "127.0.0.1" },
  }) as unknown as Request;

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:443", "203.0.113.7"],
  ["10.0.0.1, 203.0.113.7:51234", "203.0.113.7"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["unknown", "unknown"],
  ["", "127.0.0.1"],
])("behind a proxy that writes %j the address is %s", (forwarded, address) => {
  expect(addressOf(from(forwarded), true)).toBe(address);
});

test("without a proxy the header is ignored", () => {
  expect(addressOf(from("203.0.113.7"), false)).toBe("127.0.0.1");
});

test("addresses of one network share one bucket, with or without a port", () => {
  const networks = ["[2001:db8::1]:443", "[2001:db8::2]:51234", "2001:db8:0:0:9::"].map((one) =>
    networkOf(addressOf(from(one), true)),
  );
  expect(new Set(networks).size).toBe(1);
});

const through = (forwarded: string, remoteAddress: string) =>
  ({
    headers: { "x-forwarded-for": forwarded, "x-request-id": "edge-1" },
    socket: { remoteAddress },
  }) as unknown as Request;

test.each([
  ["2", "198.51.100.9, 203.0.113.7, 10.0.0.2", "10.0.0.1", "203.0.113.7"],
  ["2", "203.0.113.7", "10.0.0.1", "203.0.113.7"],
  ["10.0.0.0/8", "198.51.100.9, 203.0.113.7, 10.0.0.2", "::ffff:10.0.0.1", "203.0.113.7"],
  ["10.0.0.0/8, 2001:db8::/32", "203.0.113.7, 2001:db8::5", "10.0.0.1", "203.0.113.7"],
  ["10.0.0.0/8", "203.0.113.7", "192.0.2.1", "192.0.2.1"],
  ["10.0.0.0/8", "10.0.0.3", "10.0.0.1", "10.0.0.3"],
])("with TRUST_PROXY=%s, %j through %s is %s", (setting, forwarded, proxy, address) => {
  const trusted = readTrustedProxies(setting) ?? false;
  expect(addressOf(through(forwarded, proxy), trusted)).toBe(address);
});

test.each(["some", "11", "10.0.0.0/33", "10.0.0.0/", "2001:db8::/129", "10.0.0.0/8,"])(
  "TRUST_PROXY=%s is refused",
  (setting) => {
    expect(readTrustedProxies(setting)).toBeUndefined();
  },
);

test("only a proxy of our own gives a request its id, and only a plain one", () => {
  const trusted = readTrustedProxies("10.0.0.0/8") ?? false;
  const request = through("203.0.113.7", "10.0.0.1");
  expect(givenId(request, trusted)).toBe("edge-1");
  expect(givenId(through("203.0.113.7", "192.0.2.1"), trusted)).toBeUndefined();
  expect(givenId(request, false)).toBeUndefined();
  for (const id of ['"},{"', "a b", "x".repeat(101), ""]) {
    const odd = { ...request, headers: { "x-request-id": id } };
    expect(givenId(odd, trusted)).toBeUndefined();
  }
});
