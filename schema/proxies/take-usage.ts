import type { EntityManager } from "@mikro-orm/core";
import { z } from "zod";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { NotFound } from "../foundation/errors.ts";
import { line, parseInput } from "../foundation/input.ts";
import { hashOfToken } from "../foundation/secret-token.ts";
import { ProxyClient } from "./proxy-client.ts";
import { ProxyServer } from "./proxy-server.ts";
import { ProxyCounter, ProxyUsage } from "./proxy-usage.ts";
import { startOfDay } from "./quota-period.ts";
import { raiseAlerts } from "./raise-alerts.ts";
import { runSql } from "./run-sql.ts";

const MAX_SAMPLES = 1_000;

const total = () => z.int("A whole number").min(0, "At least 0");

/** The running totals of a server since it was started. */
const UsageReport = z.object({
  startId: line(100),
  samples: z
    .array(z.object({ client: line(64), bytesIn: total(), bytesOut: total() }), "Must be a list")
    .max(MAX_SAMPLES, `At most ${MAX_SAMPLES}`),
});
type Sample = z.output<typeof UsageReport>["samples"][number];

export interface UsageResult {
  /** How many samples were taken, also those that say nothing new. */
  taken: number;
  refused: { client: string; reason: string }[];
}

/** The server whose token this is. */
export async function serverOfToken(token: string, { em }: Context): Promise<ProxyServer> {
  const server = token
    ? await em.findOne(ProxyServer, { tokenHash: hashOfToken(token), ...NOT_DELETED })
    : null;
  if (!server) throw new NotFound("Server not found");
  return server;
}

/**
 * Takes what a server has counted. A start that is new counts from zero; a total that was reported already adds nothing, so
 * a report may be sent again. Clients reach their quota in the same transaction.
 */
export async function takeUsage(
  server: ProxyServer,
  report: unknown,
  context: Context,
): Promise<UsageResult> {
  const { startId, samples } = parseInput(UsageReport, report);
  const result: UsageResult = { taken: 0, refused: [] };
  await context.save({
    locking: [server],
    verify: async (em) => {
      Object.assign(result, { taken: 0, refused: [] });
      await takeSamples(em.fork({ keepTransactionContext: true }), { server, startId, samples });
    },
  });
  context.services.tablesWritten(["proxy_clients", "proxy_usage", "proxy_counters"]);
  await raiseAlerts(context);
  return result;

  async function takeSamples(em: EntityManager, of: Of): Promise<void> {
    const now = context.now();
    const clients = await clientsOf(of.samples, em);
    const counters = await countersOf(of, em);
    const days = await daysOf(of.server, startOfDay(now), em);
    // all reports change clients in the order of their ids
    const sorted = of.samples.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
    for (const sample of sorted) {
      const client = clients.get(sample.client);
      const refuse = (reason: string) => result.refused.push({ client: sample.client, reason });
      if (!client) {
        refuse("Client not found");
        continue;
      }
      const counter = counters(client);
      const bytesIn = sample.bytesIn - counter.bytesIn;
      const bytesOut = sample.bytesOut - counter.bytesOut;
      if (bytesIn < 0 || bytesOut < 0) {
        refuse("The total fell without a new start");
        continue;
      }
      result.taken += 1;
      if (bytesIn + bytesOut === 0) continue;
      Object.assign(counter, { bytesIn: sample.bytesIn, bytesOut: sample.bytesOut });
      days(client).add(bytesIn, bytesOut);
      await addToClient(client, bytesIn + bytesOut, now, em);
    }
    await em.flush();
    function idOf({ client }: Sample): string {
      return clients.get(client)?.id ?? "";
    }
  }
}

interface Of {
  server: ProxyServer;
  startId: string;
  samples: readonly Sample[];
}

async function clientsOf(
  samples: readonly Sample[],
  em: EntityManager,
): Promise<Map<string, ProxyClient>> {
  const username = { $in: samples.map(({ client }) => client) };
  const clients = await em.find(ProxyClient, { username, ...NOT_DELETED });
  return new Map(clients.map((client) => [client.username, client]));
}

async function countersOf(
  { server, startId }: Of,
  em: EntityManager,
): Promise<(client: ProxyClient) => ProxyCounter> {
  const stored = await em.find(ProxyCounter, { server: server.id, startId });
  const counters = new Map(stored.map((counter) => [counter.client.id, counter]));
  return (client) => {
    const known = counters.get(client.id);
    if (known) return known;
    const own = em.getReference(ProxyServer, server.id);
    const counter = new ProxyCounter({ server: own, client, startId });
    em.persist(counter);
    counters.set(client.id, counter);
    return counter;
  };
}

async function daysOf(
  server: ProxyServer,
  day: Date,
  em: EntityManager,
): Promise<(client: ProxyClient) => ProxyUsage> {
  const stored = await em.find(ProxyUsage, { server: server.id, day });
  const days = new Map(stored.map((usage) => [usage.client.id, usage]));
  return (client) => {
    const known = days.get(client.id);
    if (known) return known;
    const usage = new ProxyUsage({ server: em.getReference(ProxyServer, server.id), client, day });
    em.persist(usage);
    days.set(client.id, usage);
    return usage;
  };
}

/** The access changes when the quota is reached. */
async function addToClient(
  { id }: ProxyClient,
  bytes: number,
  now: Date,
  em: EntityManager,
): Promise<void> {
  await runSql(
    em,
    `update proxy_clients set used_bytes = used_bytes + ?::bigint, measured_at = ?::timestamptz,
        last_seen_at = ?::timestamptz,
        access_changed_at = case
          when on_exceed = 'disable' and used_bytes < quota_bytes and used_bytes + ?::bigint >= quota_bytes
          then ?::timestamptz else access_changed_at end
      where id = ? returning id`,
    [bytes, now, now, bytes, now, id],
  );
}
