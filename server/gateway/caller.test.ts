import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { BUDGETS } from "./budgets.ts";
import { rateLimitKey } from "./caller.ts";

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    socket: { remoteAddress },
  }) as unknown as Parameters<typeof rateLimitKey>[1];

const site = (trustProxy: boolean, points = BUDGETS) => ({ trustProxy, points });

test.each([
  ["their address", "203.0.113.7", "203.0.113.7"],
  ["an IPv4 address written as IPv6", "::ffff:203.0.113.7", "203.0.113.7"],
  ["the network of an IPv6 address", "2001:db8:0:1f:aaaa:bbbb:cccc:dddd", "2001:db8:0:1f"],
  ["the same network in any notation", "2001:0DB8::1f:0:0:0:1", "2001:db8:0:1f"],
  ["the network of the shortest address", "::1", "0:0:0:0"],
])("a visitor pays by %s", (_name, address, key) => {
  const payer = rateLimitKey(visitor(), request(address), site(false));
  expect(payer).toEqual({ key: `address.${key}`, budget: BUDGETS.visitor });
});

test.each([
  ["is used if there is one", true, "203.0.113.7", "203.0.113.7"],
  [
    "is used, not what the caller has written before it",
    true,
    "1.1.1.1, 203.0.113.7",
    "203.0.113.7",
  ],
  ["may be missing", true, undefined, "10.0.0.1"],
  ["is ignored without a proxy", false, "203.0.113.7", "10.0.0.1"],
])("the address given by the proxy %s", (_name, trustProxy, forwarded, address) => {
  const { key } = rateLimitKey(visitor(), request("10.0.0.1", forwarded), site(trustProxy));
  expect(key).toBe(`address.${address}`);
});

test("a user pays as that user from any address", () => {
  const ada = withRole(Role.MEMBER);
  const payers = ["203.0.113.7", "198.51.100.1"].map((address) =>
    rateLimitKey(ada, request(address), site(false)),
  );
  expect(payers[0]).toEqual({ key: `user.${ada.userId}`, budget: BUDGETS.session });
  expect(payers[1]).toEqual(payers[0]);
});

test("a site gives its callers the points of its settings", () => {
  const points = { visitor: 3_000, session: 50_000 };
  const budgets = [visitor(), withRole(Role.MEMBER)].map(
    (viewer) => rateLimitKey(viewer, request("203.0.113.7"), site(false, points)).budget,
  );
  expect(budgets).toEqual([3_000, 50_000]);
});
