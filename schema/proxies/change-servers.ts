import type { Context } from "../foundation/context.ts";
import { type BulkResult, changeEach } from "../foundation/bulk.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { hashOfToken, newToken } from "../foundation/secret-token.ts";
import { CreateProxyServerInput, UpdateProxyServerInput } from "./proxies.input.ts";
import { ProxyAssignment } from "./proxy-assignment.ts";
import { ProxyServer, ProxyServerStatus } from "./proxy-server.ts";

/** After a change of these, what checks have found is void. */
const CHECKED = [
  "host",
  "port",
  "protocol",
  "authType",
  "username",
  "enabled",
  "expiresAt",
] as const;

export function createServer(input: CreateProxyServerInput, context: Context): Promise<ReadQuery> {
  const { version: _, secret, ...sent } = parseInput(CreateProxyServerInput, input);
  return context.create(new ProxyServer(sent), (server) => {
    if (secret) setSecret(server, secret, context);
    server.forgetChecks(context.now());
    if (!server.enabled) server.statusSince = context.now();
  });
}

export function updateServer(
  id: string,
  input: UpdateProxyServerInput,
  context: Context,
): Promise<ReadQuery> {
  const { version, secret, ...sent } = parseInput(UpdateProxyServerInput, input);
  return context.update(ProxyServer, id, version, (server) => {
    const isOther = CHECKED.some(
      (name) => sent[name] !== undefined && String(sent[name]) !== String(server[name]),
    );
    const isSwitchedOff = server.enabled && sent.enabled === false;
    Object.assign(server, sent);
    if (secret !== undefined) setSecret(server, secret, context);
    if (isOther || secret !== undefined) server.forgetChecks(context.now());
    // also of what was not checked before
    if (isSwitchedOff && server.status === ProxyServerStatus.UNKNOWN) {
      server.statusSince = context.now();
    }
  });
}

function setSecret(server: ProxyServer, secret: string | null, context: Context): void {
  server.secret = secret && context.services.secrets.seal(secret, server.id);
  server.secretSetAt = secret ? context.now() : null;
}

/** Makes the token with which a server reports usage; the one before it ends. */
export async function newServerToken(id: string, context: Context): Promise<string> {
  const token = newToken();
  const server = await context.find(ProxyServer, id);
  await context.updateLoaded(server, undefined, () => {
    server.tokenHash = hashOfToken(token);
    server.tokenSetAt = context.now();
  });
  return token;
}

/** Begins or ends the maintenance of servers. */
export function setMaintenance(
  ids: readonly string[],
  isOn: boolean,
  until: Date | null | undefined,
  context: Context,
): Promise<BulkResult> {
  const now = context.now();
  if (until && until <= now) throw new Invalid({ until: "In the past" });
  return changeEach(ids, context, async (id) => {
    const server = await context.find(ProxyServer, id);
    await context.updateLoaded(server, undefined, () => {
      if (!isOn && server.status !== ProxyServerStatus.MAINTENANCE) return;
      server.enter(isOn ? ProxyServerStatus.MAINTENANCE : ProxyServerStatus.UNKNOWN, now);
      server.maintenanceUntil = isOn ? (until ?? null) : null;
      server.nextCheckAt = server.isChecked(now) ? now : null;
      server.checkCount += 1;
    });
    context.em.clear();
  });
}

/** Deletes servers; their clients may use another one instead, if one is named. */
export async function deleteServers(
  ids: readonly string[],
  replacementId: string | null | undefined,
  context: Context,
): Promise<BulkResult> {
  if (!replacementId) return context.deleteMany(ProxyServer, ids);
  if (ids.includes(replacementId)) throw new Invalid({ replacementId: "Not valid" });
  await context.find(ProxyServer, replacementId);
  return changeEach(ids, context, async (id) => {
    const server = await context.find(ProxyServer, id);
    await moveClients(server, replacementId, context);
    await context.deleteLoaded(server);
    context.em.clear();
  });
}

/** What a client may use instead has the same place among its servers. What it used stays for when it is restored. */
async function moveClients(from: ProxyServer, to: string, context: Context): Promise<void> {
  const { em } = context;
  const assignments = await em.find(ProxyAssignment, { server: from }, { populate: ["client"] });
  const known = await em.find(ProxyAssignment, { server: to });
  const having = new Set(known.map(({ client }) => client.id));
  const server = em.getReference(ProxyServer, to);
  for (const { client, priority } of assignments) {
    if (client.deletedAt || having.has(client.id)) continue;
    em.persist(new ProxyAssignment({ client, server, priority }));
    client.accessChangedAt = context.now();
  }
}
