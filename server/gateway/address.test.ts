import { expect, test } from "vitest";
import { addressOf, networkOf, type Request } from "./address.ts";

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
