import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import type { OutboundFailed } from "../../schema/foundation/outbound.ts";
import { isBlocked } from "./blocked-addresses.ts";
import { outbound } from "./outbound.ts";

/** How often something was requested of the server of these tests. */
let requests = 0;

const answer: RequestListener = (request, response) => {
  requests += 1;
  if (request.url === "/moved") {
    response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" }).end("secret");
  } else if (request.url === "/large") response.end("x".repeat(10_000));
  else if (request.url !== "/slow") response.end("hello");
};
const listener = createServer(answer);
await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
afterAll(() => {
  listener.close();
  listener.closeAllConnections();
});
const { port } = listener.address() as AddressInfo;
const base = `http://127.0.0.1:${port}`;

/** A look-up that answers these addresses, one after the other. */
const answering =
  (...addresses: string[]): LookupFunction =>
  (_host, options, callback) => {
    const address = addresses.length > 1 ? (addresses.shift() as string) : (addresses[0] as string);
    const family = address.includes(":") ? 6 : 4;
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };

const open = outbound({ allowsPrivate: true });
const closed = outbound({ allowsPrivate: false });

const reasonOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => "answered",
    ({ reason }: OutboundFailed) => reason,
  );

describe("an outgoing request", () => {
  test("reads no more than it was allowed to, and nothing by default", async () => {
    expect(await open.send({ url: base })).toMatchObject({ status: 200, body: "" });
    expect(await open.send({ url: base, maxBytes: 100 })).toMatchObject({ body: "hello" });
    expect(await reasonOf(open.send({ url: `${base}/large`, maxBytes: 100 }))).toBe("too_large");
    expect(await reasonOf(open.send({ url: `${base}/slow`, timeoutMs: 50 }))).toBe("timeout");
  });

  test("follows no redirect", async () => {
    const before = requests;
    expect(await open.send({ url: `${base}/moved` })).toMatchObject({ status: 302, body: "" });
    expect(requests).toBe(before + 1);
  });

  test("reaches no private address unless the operator allows it, and a metadata address never", async () => {
    const before = requests;
    expect(await reasonOf(closed.send({ url: base }))).toBe("address");
    expect(await reasonOf(closed.connect({ host: "127.0.0.1", port }, async () => null))).toBe(
      "address",
    );
    for (const service of [open, closed]) {
      expect(await reasonOf(service.send({ url: "http://169.254.169.254/" }))).toBe("address");
      expect(await reasonOf(service.send({ url: "http://[::ffff:a9fe:a9fe]/" }))).toBe("address");
      expect(await reasonOf(service.send({ url: "http://user:secret@example.org/" }))).toBe(
        "address",
      );
    }
    expect(requests).toBe(before);
  });

  test("checks the address it connects to, at each connection anew", async () => {
    const before = requests;
    const rebinding = outbound({
      allowsPrivate: true,
      lookup: answering("127.0.0.1", "169.254.169.254"),
    });
    const url = `http://rebinding.example:${port}/`;
    expect((await rebinding.send({ url })).status).toBe(200);
    expect(await reasonOf(rebinding.send({ url }))).toBe("address");
    const inward = outbound({ allowsPrivate: false, lookup: answering("127.0.0.1") });
    expect(await reasonOf(inward.send({ url }))).toBe("address");
    const target = { host: "rebinding.example", port };
    expect(await reasonOf(inward.connect(target, async () => null))).toBe("address");
    expect(requests).toBe(before + 1);
  });

  test("fails with a reason that quotes nothing of the answer", async () => {
    const free = { host: "127.0.0.1", port: 1 };
    expect(await reasonOf(open.connect(free, async () => null))).toBe("refused");
    const tls = { host: "127.0.0.1", port, isTls: true };
    const error = await open.connect(tls, async () => null).catch((one: Error) => one);
    expect(error).toMatchObject({ name: "Error", message: "Outgoing request: certificate" });
  });
});

test.each([
  ["8.8.8.8", false, false],
  ["2606:4700::1111", false, false],
  ["10.0.0.1", true, false],
  ["::1", true, false],
  ["fd12::1", true, false],
  ["100.64.1.1", true, false],
  ["0.0.0.0", true, true],
  ["169.254.169.254", true, true],
  ["::ffff:169.254.169.254", true, true],
  ["::ffff:127.0.0.1", true, false],
  ["64:ff9b::7f00:1", true, true],
  ["fe80::1%eth0", true, true],
  ["fd00:ec2::254", true, true],
  ["224.0.0.1", true, true],
  ["not an address", true, true],
])("%s is blocked: %s, also with a private network: %s", (address, isClosed, isAlways) => {
  expect(isBlocked(address, false)).toBe(isClosed);
  expect(isBlocked(address, true)).toBe(isAlways);
});
