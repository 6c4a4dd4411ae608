import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();
const { id: userId } = await aUser(em(), { roles: [Role.OPERATOR] });
const operator = withRole(Role.OPERATOR, { userId });
const admin = withRole(Role.ADMIN);
const ask = (method: string, path: string, body?: object, as = operator) =>
  server.ask(method, path, { as, ...(body && { body }) });

const SERVER = { name: "oslo-1", host: "osl1.example", port: 3128, protocol: "wireguard" };

test("servers and clients answer with and without a trailing slash", async () => {
  const made = await ask("POST", "/api/servers/", { server: { ...SERVER, secret: "marker" } });
  expect(made).toMatchObject({ status: 200, body: { server: { name: "oslo-1", enabled: true } } });
  const { id, version } = made.body.server;
  const assignments = [{ serverId: id, priority: 1 }];
  const client = await ask("POST", "/api/clients/", { name: "A", username: "a", assignments });
  expect(client.body).toMatchObject({
    client: { username: "a", assignments, status: "active", memberId: null },
    secret: expect.any(String),
  });
  const changed = await ask("POST", `/api/servers/${id}`, { version, name: "oslo-2" });
  expect(changed.body.server).toMatchObject({ name: "oslo-2", clientCount: 1 });
  for (const path of ["/api/clients", "/api/clients/", "/api/servers", "/api/servers/"]) {
    const { status, text } = await ask("GET", path, undefined, admin);
    expect(status).toBe(200);
    expect(text).not.toContain("marker");
    expect(text).not.toContain(client.body.secret);
  }
  const selected = [client.body.client.id];
  expect((await ask("POST", "/api/clients/delete", { selected })).body).toEqual({
    deleted: selected,
    failed: [],
  });
  expect((await ask("DELETE", `/api/servers/${id}`)).body).toEqual({ success: true, id });
  expect((await ask("POST", "/api/servers", SERVER, admin)).status).toBe(403);
});

test("a wrong value is named by its field", async () => {
  const body = { ...SERVER, host: "http://osl1.example", port: 70_000, checkIntervalSec: 1 };
  expect((await ask("POST", "/api/servers", body)).body.fields).toEqual({
    host: "Not valid",
    port: "At most 65535",
    checkIntervalSec: "At least 60",
  });
});

test("a server reports usage and fetches its configuration by the token in a header", async () => {
  const { id } = (await ask("POST", "/api/servers", SERVER)).body.server;
  const rotate = `mutation { rotateProxyServerToken(id: "${id}") { token } }`;
  const { token } = (await ask("POST", "/graphql", { query: rotate })).body.data
    .rotateProxyServerToken;
  const member = await aMember(em());
  const owner = withRole(Role.MEMBER, { memberId: member.id });
  const input = { name: "B", username: "b", assignments: [{ serverId: id }], memberId: member.id };
  await ask("POST", "/api/clients", input);
  const headers = { "x-proxy-token": token };
  const report = {
    startId: "1",
    samples: [
      { client: "b", bytesIn: 2, bytesOut: 3 },
      { client: "nobody", bytesIn: 1, bytesOut: 1 },
    ],
  };
  const sent = await server.ask("POST", "/api/proxy/usage", { headers, body: report });
  expect(sent.body).toEqual({
    taken: 1,
    refused: [{ client: "nobody", reason: "Client not found" }],
  });
  const fetched = await server.ask("GET", "/api/proxy/configuration", { headers });
  expect(fetched.text).toMatch(/^b:\$6\$/m);
  expect((await ask("GET", "/api/clients", undefined, owner)).body.clients).toMatchObject([
    { username: "b", usedBytes: 5, notes: null },
  ]);
  const [wrong, without] = [{ "x-proxy-token": "wrong" }, {}];
  for (const none of [wrong, without]) {
    const { status } = await server.ask("POST", "/api/proxy/usage", {
      headers: none,
      body: report,
    });
    expect(status).toBe(404);
  }
  expect(server.log.join("\n")).not.toContain(token);
});
