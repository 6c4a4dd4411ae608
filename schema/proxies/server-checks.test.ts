import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { DAY, HOUR, MINUTE } from "../foundation/durations.ts";
import { testGraph } from "../testing/graph.ts";
import { checkDueServers } from "./check-servers.ts";
import { ProxyCheck, ProxyHour } from "./proxy-check.ts";
import { ProxyEvent } from "./proxy-event.ts";
import { ProxyServer } from "./proxy-server.ts";
import { tidyChecks } from "./tidy-checks.ts";
import { proxiesOf, UPDATE_SERVER } from "./proxies.builder.ts";

const graph = await testGraph();
const operator = await aPerson(graph, Role.OPERATOR);
const admin = await aPerson(graph, Role.ADMIN);
const { asOperator, aServer, aClient, server, round } = proxiesOf(graph, operator);

const listening: Server[] = [];
afterEach(async () => {
  for (const one of listening.splice(0)) one.close();
  // what a test leaves is not checked in the next
  await graph.em().nativeUpdate(ProxyServer, {}, { nextCheckAt: null });
});

/** A server on this machine that answers everything with this text, as long as it is switched on. */
async function aListener(answer: () => string | null) {
  const listener = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      const text = answer();
      if (text === null) socket.destroy();
      else socket.end(text);
    });
  });
  listening.push(listener);
  await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
  return (listener.address() as AddressInfo).port;
}

const OK = "HTTP/1.1 200 OK\r\n\r\n";

describe("checks", () => {
  test("find a server down after three failures and up after two successes, with one mail each", async () => {
    let works = true;
    const port = await aListener(() => (works ? OK : null));
    const { id, status } = await aServer({ port });
    expect(status).toBe("UNKNOWN");
    await round();
    expect(await server(id)).toMatchObject({ status: "UP", lastDay: { checks: 1, answered: 1 } });
    works = false;
    const failedFirst = new Date(graph.clock.now().getTime() + MINUTE);
    await round();
    await round();
    expect(await server(id)).toMatchObject({ status: "UP", lastError: "FAILED" });
    await round();
    await round();
    expect(await server(id)).toMatchObject({
      status: "DOWN",
      statusSince: failedFirst.toISOString(),
    });
    works = true;
    await round();
    expect(await server(id)).toMatchObject({ status: "DOWN", lastError: null });
    await round();
    expect(await server(id)).toMatchObject({ status: "UP" });
    const mails = graph.mails.filter(({ to }) => to === operator.user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["oslo-1 is down", "oslo-1 is up again"]);
    const { notifications } = await asOperator(
      `{ notifications { nodes { kind proxyServer { id } } } }`,
    );
    expect(notifications.nodes.map(({ kind }: { kind: string }) => kind)).toEqual([
      "PROXY_UP",
      "PROXY_DOWN",
    ]);
    const HISTORY = `query($id: ID!) { proxyServer(id: $id) { history { at status error } } }`;
    const history = async (by = operator) =>
      (await graph.as(by.viewer)(HISTORY, { id })).proxyServer?.history;
    expect(await history()).toMatchObject([
      { status: "UP", error: null },
      { status: "DOWN", error: "FAILED", at: failedFirst.toISOString() },
      { status: "UP", error: null },
    ]);
    expect(await history(admin)).toHaveLength(3);
    const member = await aPerson(graph);
    await aClient({ memberId: member.member.id, assignments: [{ serverId: id }] });
    expect(await history(member)).toEqual([]);
    const at = new Date(graph.clock.now().getTime() - 91 * DAY);
    await graph.em().nativeUpdate(ProxyEvent, { server: id }, { at });
    await tidyChecks(graph.context());
    expect(await history()).toEqual([]);
  });

  test("that alternate mail nobody", async () => {
    let works = true;
    const port = await aListener(() => (works ? OK : null));
    const { id } = await aServer({ name: "flapping", port });
    for (let n = 0; n < 10; n += 1) {
      await round();
      works = !works;
    }
    expect((await server(id)).status).toBe("UP");
    expect(graph.mails.filter(({ subject }) => subject.includes("flapping"))).toEqual([]);
  });

  test("of several processes are one per interval", async () => {
    const { id } = await aServer({ port: await aListener(() => OK) });
    graph.clock.advance(MINUTE);
    await Promise.all([1, 2, 3].map(() => checkDueServers(graph.context())));
    expect(await graph.em().count(ProxyCheck, { server: id })).toBe(1);
  });

  test("leave the version to people: an open form is not outdated by them", async () => {
    const { id, version } = await aServer({ port: await aListener(() => OK) });
    await round();
    const { updateProxyServer } = await asOperator(UPDATE_SERVER, {
      id,
      input: { name: "renamed", version },
    });
    expect(updateProxyServer).toMatchObject({ name: "renamed", status: "UP" });
  });

  test("fail at redirects, addresses that nothing is sent to, refused and unreadable secrets", async () => {
    const check = async (input: object) => (await aServer(input)).id;
    const redirects = await aListener(
      () => "HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/\r\n\r\n",
    );
    const wants = await aListener(() => "HTTP/1.1 407 Sign in\r\n\r\n");
    const basic = { authType: "BASIC", username: "a", secret: "wrong" };
    const ids = {
      REDIRECTED: await check({ port: redirects }),
      ADDRESS: await check({ host: "169.254.169.254", port: 80 }),
      SIGN_IN: await check({ port: wants, ...basic }),
      PROTOCOL: await check({ port: await aListener(() => "SSH-2.0\r\n") }),
      SECRET: await check({ port: wants, ...basic }),
    };
    const other = { secret: "v1.otherkey.AAAA" };
    await graph.em().nativeUpdate(ProxyServer, { id: ids.SECRET }, other);
    await round();
    for (const [error, id] of Object.entries(ids)) {
      expect((await server(id)).lastError).toBe(error);
    }
  });

  test("are summed up by hour, kept for 48 hours, and no longer made once the server has expired", async () => {
    const expiresAt = new Date(graph.clock.now().getTime() + HOUR);
    const { id } = await aServer({ port: await aListener(() => OK), expiresAt });
    await round();
    graph.clock.advance(2 * HOUR);
    await tidyChecks(graph.context());
    await tidyChecks(graph.context());
    const hours = await graph.em().find(ProxyHour, { server: id });
    expect(hours).toMatchObject([{ checks: 1, answered: 1 }]);
    await round();
    expect(await server(id)).toMatchObject({ status: "UNKNOWN", nextCheckAt: null });
    graph.clock.advance(2 * DAY);
    await tidyChecks(graph.context());
    expect(await graph.em().count(ProxyCheck, { server: id })).toBe(0);
    expect(await graph.em().count(ProxyHour, { server: id })).toBe(1);
  });
});

describe("servers that are out", () => {
  const OUT = `query($isOut: Boolean) {
    proxyServers(filter: { isOut: $isOut }) { nodes { id notified { id } } }
  }`;
  const out = async (by = operator, isOut = true) =>
    (await graph.as(by.viewer)(OUT, { isOut })).proxyServers.nodes;

  test("are down or disabled, with who was notified of it until it is up again", async () => {
    await graph.em().nativeUpdate(ProxyServer, {}, { deletedAt: graph.clock.now() });
    let works = false;
    const port = await aListener(() => (works ? OK : null));
    const quiet = await aPerson(graph, Role.OPERATOR);
    await graph.as(quiet.viewer)(
      "mutation { chooseNotifications(kind: PROXY_DOWN, here: false, mail: OFF) { kind } }",
    );
    const member = await aPerson(graph);
    const { id } = await aServer({ port });
    const { id: disabled } = await aServer({ port, enabled: false });
    const { id: unchecked } = await aServer({ port, protocol: "WIREGUARD" });
    await aClient({ memberId: member.member.id, assignments: [{ serverId: id }] });
    expect(await out()).toEqual([{ id: disabled, notified: [] }]);
    const SINCE = "query($id: ID!) { proxyServer(id: $id) { statusSince } }";
    const { proxyServer: off } = await asOperator(SINCE, { id: disabled });
    expect(off.statusSince).toBe(graph.clock.now().toISOString());
    for (let n = 0; n < 4; n += 1) await round();
    const notified = [{ id: operator.member.id }];
    for (const by of [operator, admin])
      expect(await out(by)).toEqual(
        expect.arrayContaining([
          { id, notified },
          { id: disabled, notified: [] },
        ]),
      );
    expect(await out(operator, false)).toEqual([{ id: unchecked, notified: [] }]);
    // a member learns of neither
    expect(await out(member)).toEqual([]);
    const READ = "query($id: ID!) { proxyServer(id: $id) { status notified { id } } }";
    const { proxyServer } = await graph.as(member.viewer)(READ, { id });
    expect(proxyServer).toEqual({ status: "DOWN", notified: [] });
    works = true;
    for (let n = 0; n < 3; n += 1) await round();
    expect((await asOperator(READ, { id })).proxyServer).toEqual({ status: "UP", notified: [] });
  });
});
