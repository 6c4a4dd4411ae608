import type { Context } from "../foundation/context.ts";
import { type BulkResult, changeEach } from "../foundation/bulk.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { hashOfToken, newToken } from "../foundation/secret-token.ts";
import { CreateProxyServerInput, UpdateProxyServerInput } from "./proxies.input.ts";
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
    Object.assign(server, sent);
    if (secret !== undefined) setSecret(server, secret, context);
    if (isOther || secret !== undefined) server.forgetChecks(context.now());
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
