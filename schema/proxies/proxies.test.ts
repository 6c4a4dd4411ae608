import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { AuditEntry } from "../audit/audit-entry.ts";
import { DAY, HOUR } from "../foundation/durations.ts";
import { testGraph } from "../testing/graph.ts";
import { ProxyClient } from "./proxy-client.ts";
import { ProxyServer } from "./proxy-server.ts";
import { endPeriods } from "./reset-usage.ts";
import { CREATE_CLIENT, EXPORT, proxiesOf, UPDATE_CLIENT } from "./proxies.builder.ts";

const graph = await testGraph();
const operator = await aPerson(graph, Role.OPERATOR);
const admin = await aPerson(graph, Role.ADMIN);
const ada = await aPerson(graph);
const ben = await aPerson(graph);
const { asOperator, aServer, aClient, server, client, round } = proxiesOf(graph, operator);

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
