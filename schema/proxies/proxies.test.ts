import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { AuditEntry } from "../audit/audit-entry.ts";
import { DAY, HOUR, MINUTE } from "../foundation/durations.ts";
import { endMails } from "../notifications/end-mails.ts";
import { testGraph } from "../testing/graph.ts";
import { checkDueServers } from "./check-servers.ts";
import { ProxyCheck, ProxyHour } from "./proxy-check.ts";
import { ProxyEvent } from "./proxy-event.ts";
import { ProxyClient } from "./proxy-client.ts";
import { ProxyServer } from "./proxy-server.ts";
import { nextReset } from "./quota-period.ts";
import { endPeriods } from "./reset-usage.ts";
import { serverOfToken, takeUsage } from "./take-usage.ts";
import { tidyChecks } from "./tidy-checks.ts";

const graph = await testGraph();
const operator = await aPerson(graph, Role.OPERATOR);
const admin = await aPerson(graph, Role.ADMIN);
const ada = await aPerson(graph);
const ben = await aPerson(graph);
const asOperator = graph.as(operator.viewer);

const SERVER = `id version name host port protocol status statusSince lastError latencyMs nextCheckAt secretSetAt
  recentChecks { ok error } lastDay { checks answered } recentBytes clientCount`;
const CLIENT = `id version name username status quotaBytes usedBytes nextResetAt expiresAt
  assignments { priority server { id host } }`;
const CREATE_SERVER = `mutation($input: CreateProxyServerInput!) { createProxyServer(input: $input) { ${SERVER} } }`;
const UPDATE_SERVER = `mutation($id: ID!, $input: UpdateProxyServerInput!) { updateProxyServer(id: $id, input: $input) { ${SERVER} } }`;
const CREATE_CLIENT = `mutation($input: CreateProxyClientInput!) { createProxyClient(input: $input) { secret client { ${CLIENT} } } }`;
const UPDATE_CLIENT = `mutation($id: ID!, $input: UpdateProxyClientInput!) { updateProxyClient(id: $id, input: $input) { ${CLIENT} } }`;
const RESET = `mutation($ids: [ID!]!) { resetProxyClientUsage(ids: $ids) { ids } }`;
const ENABLE = `mutation($ids: [ID!]!, $enabled: Boolean!) { setProxyClientsEnabled(ids: $ids, enabled: $enabled) { ids } }`;
const EXPORT = `mutation($id: ID!, $software: ProxySoftware!) { exportProxyConfiguration(serverId: $id, software: $software) { content fileName clientCount stoppedCount } }`;

const aServer = async (input: object = {}) =>
  (
    await asOperator(CREATE_SERVER, {
      input: { name: "oslo-1", host: "127.0.0.1", port: 1, protocol: "HTTP", ...input },
    })
  ).createProxyServer;
let names = 0;
const aClient = async (input: object = {}) => {
  names += 1;
  const { createProxyClient } = await asOperator(CREATE_CLIENT, {
    input: { name: `Client ${names}`, username: `client-${names}`, ...input },
  });
  return { ...createProxyClient.client, secret: createProxyClient.secret };
};
const server = async (id: string) =>
  (await asOperator(`query($id: ID!) { proxyServer(id: $id) { ${SERVER} } }`, { id })).proxyServer;
const client = async (id: string, by = operator) =>
  (await graph.as(by.viewer)(`query($id: ID!) { proxyClient(id: $id) { ${CLIENT} } }`, { id }))
    .proxyClient;

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

/** All processes look for what is due. */
const round = async () => {
  graph.clock.advance(MINUTE);
  await checkDueServers(graph.context());
};

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

describe("usage", () => {
  const GB = 1_000_000_000;

  async function aReporter() {
    const { id } = await aServer({ enabled: false });
    const { rotateProxyServerToken } = await asOperator(
      `mutation($id: ID!) { rotateProxyServerToken(id: $id) { token } }`,
      { id },
    );
    const report = async (startId: string, username: string, bytesIn: number) => {
      const context = graph.context();
      const own = await serverOfToken(rotateProxyServerToken.token, context);
      const samples = [{ client: username, bytesIn, bytesOut: 0 }];
      return takeUsage(own, { startId, samples }, context);
    };
    return { id, report };
  }

  test("survives restarts and repeated reports, and refuses a total that falls", async () => {
    const { id: serverId, report } = await aReporter();
    const { id, username } = await aClient();
    await report("first", username, 5 * GB);
    await report("first", username, 5 * GB);
    await report("second", username, GB);
    await report("first", username, 5 * GB);
    expect((await client(id)).usedBytes).toBe(6 * GB);
    expect(await report("second", username, GB - 1)).toEqual({
      taken: 0,
      refused: [{ client: username, reason: "The total fell without a new start" }],
    });
    await report("second", username, 10_000 * GB);
    expect((await client(id)).usedBytes).toBe(10_005 * GB);
    expect((await server(serverId)).recentBytes).toBe(10_005 * GB);
    await expect(serverOfToken("none", graph.context())).rejects.toThrow("Server not found");
  });

  test("up to the quota stops a client, of which operators are told at 80 and 100 percent", async () => {
    const { report } = await aReporter();
    const { id, username, name } = await aClient({ quotaBytes: 100 });
    expect(await client((await aClient({ quotaBytes: 0 })).id)).toMatchObject({
      status: "OVER_QUOTA",
    });
    await report("a", username, 79);
    await report("a", username, 80);
    expect((await client(id)).status).toBe("ACTIVE");
    await report("a", username, 100);
    await report("a", username, 101);
    expect((await client(id)).status).toBe("OVER_QUOTA");
    expect(graph.mails.filter(({ subject }) => subject.startsWith(`${name} `))).toMatchObject([
      { subject: `${name} has used 80% of its quota` },
      { subject: `${name} has used up its quota` },
    ]);
  });

  test("is told to whose client it is: the member as they chose, or the address of a client without one", async () => {
    const { report } = await aReporter();
    const [mia, noa] = [await aPerson(graph), await aPerson(graph)];
    const contactEmail = `${crypto.randomUUID()}@example.org`;
    const quota = { quotaBytes: 10 * GB, quotaPeriod: "DAILY", contactEmail };
    const ofMia = await aClient({ ...quota, memberId: mia.member.id });
    const ofNoa = await aClient({ ...quota, memberId: noa.member.id });
    const ofNobody = await aClient(quota);
    await graph.as(noa.viewer)(
      "mutation { chooseNotifications(kind: PROXY_USAGE, here: true, mail: OFF) { id } }",
    );
    const use = async (bytes: number) => {
      for (const { username } of [ofMia, ofNoa, ofNobody]) await report("a", username, bytes);
    };
    const mailsTo = (address: string) => graph.mails.filter(({ to }) => to === address);
    await use(8 * GB);
    await use(8 * GB);
    expect(mailsTo(mia.user.email)).toMatchObject([
      {
        subject: "You have used 80% of your quota",
        paragraphs: [
          `Your access “${ofMia.name}” has used 8 GB of 10 GB.`,
          "When the quota is used up, the access stops until it is reset.",
          expect.stringMatching(/^It is reset on /),
        ],
        unsubscribes: `${mia.user.id} proxy_usage`,
      },
    ]);
    expect(mailsTo(noa.user.email)).toEqual([]);
    const [mail, ...others] = mailsTo(contactEmail);
    expect(others).toEqual([]);
    expect(mail?.unsubscribes).toBe(`${contactEmail} proxy_usage`);
    await endMails(mail?.unsubscribes ?? "", graph.context());
    await use(10 * GB);
    expect(mailsTo(mia.user.email)).toHaveLength(2);
    expect(mailsTo(contactEmail)).toHaveLength(1);
    const READ = "{ notifications { nodes { kind proxyClient { id } } } }";
    for (const { viewer, id } of [
      { ...mia, id: ofMia.id },
      { ...noa, id: ofNoa.id },
    ]) {
      const read = { kind: "PROXY_USAGE", proxyClient: { id } };
      expect((await graph.as(viewer)(READ)).notifications.nodes).toEqual([read, read]);
    }
  });

  test("is reset by hand and at the end of a period alike: who was stopped otherwise stays so", async () => {
    const { report } = await aReporter();
    const quota = { quotaBytes: 10, quotaPeriod: "DAILY" };
    const [one, stopped, monthly] = [
      await aClient(quota),
      await aClient(quota),
      await aClient({ quotaBytes: 10 }),
    ];
    for (const { username } of [one, stopped, monthly]) await report("a", username, 10);
    await asOperator(ENABLE, { ids: [stopped.id], enabled: false });
    expect(one.nextResetAt).toBe("2026-11-22T23:00:00.000Z");
    await asOperator(RESET, { ids: [monthly.id] });
    expect(await client(monthly.id)).toMatchObject({ status: "ACTIVE", usedBytes: 0 });
    graph.clock.advance(DAY);
    await endPeriods(graph.context());
    expect(await client(one.id)).toMatchObject({ status: "ACTIVE", usedBytes: 0 });
    expect(await client(stopped.id)).toMatchObject({ status: "DISABLED", usedBytes: 0 });
  });

  test("is reset at midnight in Vienna, also when clocks change and in short months", () => {
    const reset = (period: "weekly" | "monthly" | "daily", day: number | null, after: string) =>
      nextReset(period, day, new Date(after))?.toISOString();
    expect(reset("daily", null, "2026-10-24T22:30:00Z")).toBe("2026-10-25T23:00:00.000Z");
    expect(reset("weekly", 1, "2026-11-23T00:00:00Z")).toBe("2026-11-29T23:00:00.000Z");
    expect(reset("monthly", 31, "2027-02-10T00:00:00Z")).toBe("2027-02-27T23:00:00.000Z");
    expect(reset("monthly", 1, "2026-11-20T00:00:00Z")).toBe("2026-11-30T23:00:00.000Z");
  });
});

describe("a client", () => {
  test("that expires is extended by itself, or by hand from then on", async () => {
    const expiresAt = new Date(graph.clock.now().getTime() + HOUR).toISOString();
    const renewing = await aClient({ expiresAt, autoRenewDays: 30 });
    const ending = await aClient({ expiresAt });
    graph.clock.advance(2 * HOUR);
    await endPeriods(graph.context());
    expect((await client(ending.id)).status).toBe("EXPIRED");
    const later = new Date(Date.parse(expiresAt) + 30 * DAY).toISOString();
    expect(await client(renewing.id)).toMatchObject({ status: "ACTIVE", expiresAt: later });
    await asOperator(`mutation($ids: [ID!]!) { extendProxyClients(ids: $ids, days: 7) { ids } }`, {
      ids: [ending.id],
    });
    expect((await client(ending.id)).status).toBe("ACTIVE");
  });

  test("belongs to a member, who sees it with its servers, and nobody else but staff does", async () => {
    const { id: serverId } = await aServer({ enabled: false, notes: "internal" });
    const assignments = [{ serverId }];
    const { id, username } = await aClient({ memberId: ada.member.id, assignments });
    expect(await client(id, ada)).toMatchObject({
      username,
      assignments: [{ priority: 0, server: { host: "127.0.0.1" } }],
    });
    expect(await client(id, admin)).toMatchObject({ username });
    const OWN = `{ proxyClients { nodes { id notes } } proxyServers { nodes { id notes lastCheckedAt } } }`;
    expect(await graph.as(ada.viewer)(OWN)).toEqual({
      proxyClients: { nodes: [{ id, notes: null }] },
      proxyServers: { nodes: [{ id: serverId, notes: null, lastCheckedAt: null }] },
    });
    expect(await graph.as(ben.viewer)(OWN)).toEqual({
      proxyClients: { nodes: [] },
      proxyServers: { nodes: [] },
    });
    expect((await graph.refusal(ben.viewer, `{ proxyClient(id: "${id}") { id } }`)).message).toBe(
      "Client not found",
    );
    const change = { id, input: { name: "Mine" } };
    expect((await graph.refusal(admin.viewer, UPDATE_CLIENT, change)).extensions.code).toBe(
      "FORBIDDEN",
    );
  });

  test("has a user name of its own, free again once it is in the trash", async () => {
    const { id } = await aClient({ username: "taken" });
    const again = { input: { name: "B", username: "taken" } };
    expect((await graph.refusal(operator.viewer, CREATE_CLIENT, again)).message).toBe(
      "Username already taken",
    );
    await asOperator(`mutation($id: ID!) { deleteProxyClient(id: $id) }`, { id });
    await asOperator(CREATE_CLIENT, again);
    const { restoreProxyClients } = await asOperator(
      `mutation($ids: [ID!]!) { restoreProxyClients(ids: $ids) { failed { message } } }`,
      { ids: [id] },
    );
    expect(restoreProxyClients.failed).toEqual([{ message: "Username already taken" }]);
  });
});

describe("secrets", () => {
  test("are in the answer that makes them, in exports as hashes, and nowhere else", async () => {
    const marker = "marker-of-a-secret";
    const { id } = await aServer({ port: 9, authType: "BASIC", username: "a", secret: marker });
    const made = await aClient({ assignments: [{ serverId: id }] });
    await aClient({ assignments: [{ serverId: id }], enabled: false, username: "stopped" });
    await round();
    for (const software of ["SQUID", "THREE_PROXY", "HAPROXY"]) {
      const { exportProxyConfiguration: exported } = await asOperator(EXPORT, { id, software });
      expect(exported).toMatchObject({ clientCount: 1, stoppedCount: 1 });
      expect(exported.content).toContain(made.username);
      expect(exported.content).toContain("# stopped left out: disabled");
      expect(exported.content).not.toContain(made.secret);
    }
    const entries = await graph.em().find(AuditEntry, { action: "exported", item: id });
    expect(entries).toHaveLength(3);
    const [row, own] = [
      await graph.em().findOneOrFail(ProxyServer, id),
      await graph.em().findOneOrFail(ProxyClient, made.id),
    ];
    const everything = JSON.stringify([row, own, await graph.em().find(AuditEntry, {})]);
    expect(everything).not.toContain(marker);
    expect(everything).not.toContain(made.secret);
    expect(graph.services.secrets.open(row.secret ?? "", id)).toBe(marker);
  });

  test("that cannot be read are left out of the configuration", async () => {
    const { id } = await aServer({ enabled: false });
    const { id: clientId, username } = await aClient({ assignments: [{ serverId: id }] });
    await graph.em().nativeUpdate(ProxyClient, { id: clientId }, { secret: "v1.lost.AAAA" });
    const { exportProxyConfiguration } = await asOperator(EXPORT, { id, software: "SQUID" });
    expect(exportProxyConfiguration.content).toContain(
      `# ${username} left out: secret cannot be read`,
    );
  });
});

describe("a server that is deleted", () => {
  const DELETE = `mutation($ids: [ID!]!, $to: ID) { deleteProxyServers(ids: $ids, replacementId: $to) { ids failed { message } } }`;
  const USERS = `query($ids: [ID!]!) { proxyClients(filter: { serverIds: $ids }) { totalCount nodes { id } } }`;
  const addresses = async (id: string) =>
    (await client(id)).assignments.map(
      ({ priority, server: { id: of } }: { priority: number; server: { id: string } }) => [
        priority,
        of,
      ],
    );

  test("is replaced for its clients by another one, in the same place of their order", async () => {
    const [old, next, last] = [await aServer(), await aServer(), await aServer()];
    const use = (...ids: string[]) => ({ assignments: ids.map((serverId) => ({ serverId })) });
    const one = await aClient(use(old.id, last.id));
    const both = await aClient(use(next.id, old.id));
    const { proxyClients } = await asOperator(USERS, { ids: [old.id, next.id] });
    expect(proxyClients.totalCount).toBe(2);
    const { deleteProxyServers } = await asOperator(DELETE, { ids: [old.id], to: next.id });
    expect(deleteProxyServers).toEqual({ ids: [old.id], failed: [] });
    expect(await addresses(one.id)).toEqual([
      [0, next.id],
      [1, last.id],
    ]);
    expect(await addresses(both.id)).toEqual([[0, next.id]]);
    const stored = await graph.em().findOneOrFail(ProxyClient, one.id);
    expect(stored.accessChangedAt).toEqual(graph.clock.now());
  });

  test("leaves its clients as they are without another one", async () => {
    const old = await aServer();
    const one = await aClient({ assignments: [{ serverId: old.id }] });
    await asOperator(DELETE, { ids: [old.id] });
    expect(await addresses(one.id)).toEqual([]);
    expect((await client(one.id)).status).toBe("ACTIVE");
  });

  test("is replaced by none that is deleted, too, or that does not exist, and only by operators", async () => {
    const [old, next] = [await aServer(), await aServer()];
    const ids = [old.id, next.id];
    const both = await graph.refusal(operator.viewer, DELETE, { ids, to: next.id });
    expect(both.extensions["fields"]).toEqual({ replacementId: "Not valid" });
    const gone = { ids: [old.id], to: ada.member.id };
    expect((await graph.refusal(operator.viewer, DELETE, gone)).message).toBe("Server not found");
    const refusal = await graph.refusal(admin.viewer, DELETE, { ids: [old.id], to: next.id });
    expect(refusal.extensions["code"]).toBe("FORBIDDEN");
    expect((await server(old.id)).id).toBe(old.id);
  });
});
