import { type BulkResult, changeEach } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { DAY } from "../foundation/durations.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { newToken } from "../foundation/secret-token.ts";
import { Member } from "../members/member.ts";
import {
  CreateProxyClientInput,
  MAX_ASSIGNMENTS,
  ProxyAssignmentInput,
  UpdateProxyClientInput,
} from "./proxies.input.ts";
import { ProxyAssignment } from "./proxy-assignment.ts";
import { ProxyClient } from "./proxy-client.ts";
import { ProxyServer } from "./proxy-server.ts";
import { nextReset } from "./quota-period.ts";

interface MadeSecret {
  id: string;
  secret: string;
}

/** Stores a client; its secret is returned once. */
export async function createClient(
  input: CreateProxyClientInput,
  context: Context,
): Promise<MadeSecret> {
  const sent = parseInput(CreateProxyClientInput, input);
  const now = context.now();
  const { name, username } = sent;
  const client = new ProxyClient({
    name,
    username,
    secret: "",
    secretSetAt: now,
    accessChangedAt: now,
  });
  const secret = giveSecret(client, context);
  await change(client, sent, context);
  context.em.persist(client);
  if (!(await context.saveUnique())) throw context.taken(ProxyClient);
  return { id: client.id, secret };
}

export const updateClient = (
  id: string,
  input: UpdateProxyClientInput,
  context: Context,
): Promise<ReadQuery> =>
  context.update(ProxyClient, id, input.version, (client) =>
    change(client, parseInput(UpdateProxyClientInput, input), context),
  );

/** Gives a client another secret; the one before ends with the next configuration of its servers. */
export async function rotateSecret(id: string, context: Context): Promise<MadeSecret> {
  const client = await context.find(ProxyClient, id);
  let secret = "";
  await context.updateLoaded(client, undefined, () => {
    secret = giveSecret(client, context);
  });
  return { id, secret };
}

/** Lets clients connect for so many days more. */
export const extendClients = (
  ids: readonly string[],
  days: number,
  context: Context,
): Promise<BulkResult> => {
  if (days < 1 || days > 3_660) throw new Invalid({ days: "Between 1 and 3660" });
  return changeEach(ids, context, async (id) => {
    const client = await context.find(ProxyClient, id);
    await context.updateLoaded(client, undefined, () => {
      const now = context.now();
      const from = Math.max(now.getTime(), client.expiresAt?.getTime() ?? 0);
      client.expiresAt = new Date(from + days * DAY);
      client.accessChangedAt = now;
    });
  });
};

/** Stops clients by hand, or lets them connect again. */
export const enableClients = (
  ids: readonly string[],
  enabled: boolean,
  context: Context,
): Promise<BulkResult> =>
  changeEach(ids, context, async (id) => {
    const client = await context.find(ProxyClient, id);
    await context.updateLoaded(client, undefined, () => {
      if (client.enabled === enabled) return;
      Object.assign(client, { enabled, accessChangedAt: context.now() });
    });
  });

function giveSecret(client: ProxyClient, context: Context): string {
  const secret = newToken();
  client.secret = context.services.secrets.seal(secret, client.id);
  client.secretSetAt = context.now();
  client.accessChangedAt = context.now();
  return secret;
}

async function change(
  client: ProxyClient,
  { version: _, memberId, assignments, ...sent }: UpdateProxyClientInput,
  context: Context,
): Promise<void> {
  const now = context.now();
  const hasOtherPeriod =
    (sent.quotaPeriod !== undefined && sent.quotaPeriod !== client.quotaPeriod) ||
    (sent.resetDay !== undefined && sent.resetDay !== (client.resetDay ?? null));
  Object.assign(client, sent);
  if (hasOtherPeriod)
    client.nextResetAt = nextReset(client.quotaPeriod, client.resetDay ?? null, now);
  if (memberId !== undefined)
    client.member = memberId ? await context.find(Member, memberId) : null;
  if (assignments) await assign(client, assignments, context);
  if (client.startsAt && client.expiresAt && client.expiresAt <= client.startsAt)
    throw new Invalid({ expiresAt: "Must be after the start" });
  client.accessChangedAt = now;
}

/** Replaces the servers of a client. */
async function assign(
  client: ProxyClient,
  sent: readonly ProxyAssignmentInput[],
  context: Context,
): Promise<void> {
  const { em } = context;
  if (sent.length > MAX_ASSIGNMENTS)
    throw new Invalid({ assignments: `At most ${MAX_ASSIGNMENTS}` });
  const wanted = new Map(
    sent.map((one, n) => {
      const { serverId, priority = n } = parseInput(ProxyAssignmentInput, one);
      return [serverId, priority];
    }),
  );
  const servers = await allOf(ProxyServer, { id: { $in: [...wanted.keys()] } }, context);
  if (servers.length < wanted.size) throw new Invalid({ assignments: "Not valid" });
  const stored = await em.find(ProxyAssignment, { client: client.id });
  for (const one of stored) if (!wanted.has(one.server.id)) em.remove(one);
  for (const server of servers) {
    const priority = wanted.get(server.id) ?? 0;
    const known = stored.find((one) => one.server.id === server.id);
    if (known) known.priority = priority;
    else em.persist(new ProxyAssignment({ client, server, priority }));
  }
}
