import type { EntityManager } from "@mikro-orm/core";
import { DAY, HOUR, MINUTE } from "../../../schema/foundation/durations.ts";
import type { Secrets } from "../../../schema/foundation/secrets.ts";
import { newToken } from "../../../schema/foundation/secret-token.ts";
import { Member } from "../../../schema/members/index.ts";
import {
  nextReset,
  ProxyAssignment,
  ProxyCheck,
  ProxyClient,
  ProxyEvent,
  ProxyHour,
  ProxyServer,
  ProxyUsage,
} from "../../../schema/proxies/index.ts";
import type { DemoData, DemoWorld } from "./demo-world.ts";
import { type DemoClient, type DemoServer, clients, servers } from "./proxies.ts";

const GB = 1_000_000_000;
const CHECKS = 60;
const HOURS = 24;
/** What each check adds to the usual latency, one after the other. */
const JITTER = [0, 3, 1, 5, 2, 0, 4, 1, 2, 6];

/** Proxy servers, none of which exists: they are not checked, so that none turns out to be down. */
export const data: DemoData = {
  after: ["accounts"],
  add(em, world, _storage, secrets) {
    const now = new Date();
    const byName = new Map(
      servers.map((fields) => [fields.name, addServer(em, fields, world, now)]),
    );
    for (const fields of clients) {
      const member = fields.member ? world.find(Member, fields.member) : null;
      const client = addClient(em, fields, member, now, secrets);
      for (const [priority, name] of fields.servers.entries()) {
        const server = byName.get(name);
        if (!server) throw new Error(`The demo world has no server "${name}"`);
        em.persist(new ProxyAssignment({ client, server, priority }));
        if (priority === 0) addUsage(em, client, server, now);
      }
    }
  },
};

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

function addServer(
  em: EntityManager,
  { latency, failed = 0, slow = 0, expiresInDays, ...fields }: DemoServer,
  world: DemoWorld,
  now: Date,
): ProxyServer {
  const isDown = failed > 0;
  const server = new ProxyServer({
    status: "up",
    tags: [],
    ...fields,
    statusSince: before(now, (failed || slow || CHECKS) * MINUTE),
    failingSince: isDown ? before(now, failed * MINUTE) : null,
    failures: failed,
    alertedDown: isDown,
    alertedMembers: isDown ? [world.find(Member, "jakub-nowak").id] : [],
    expiresAt: expiresInDays === undefined ? null : before(now, -expiresInDays * DAY),
    exportedAt: before(now, HOUR),
  });
  server.alertedExpiry = server.expiresAt ?? null;
  em.persist(server);
  const began = before(now, 14 * DAY);
  em.persist(new ProxyEvent({ server, at: began, status: "up" }));
  const { status, statusSince } = server;
  if (status !== "up" && statusSince) {
    const error = isDown ? ("refused" as const) : null;
    em.persist(new ProxyEvent({ server, at: statusSince, status, error }));
  }
  if (latency === undefined) return server;
  for (let n = 0; n < CHECKS; n += 1) {
    const ok = n >= failed;
    const latencyMs = latency * (n < slow ? 10 : 1) + (JITTER[n % JITTER.length] ?? 0);
    const at = before(now, n * MINUTE + 20_000);
    const found = ok ? { latencyMs, error: null } : { latencyMs: null, error: "refused" as const };
    em.persist(new ProxyCheck({ server, at, ok, ...found }));
  }
  server.lastCheckedAt = before(now, 20_000);
  server.latencyMs = latency * (slow ? 10 : 1);
  const thisHour = Math.floor(now.getTime() / HOUR) * HOUR;
  for (let n = 1; n <= HOURS; n += 1) {
    const hour = new Date(thisHour - n * HOUR);
    const latencyMs = latency + 3 * (JITTER[n % JITTER.length] ?? 0);
    em.persist(new ProxyHour({ server, hour, checks: 60, answered: 60, latencyMs }));
  }
  return server;
}

function addClient(
  em: EntityManager,
  fields: DemoClient,
  member: Member | null,
  now: Date,
  secrets: Pick<Secrets, "seal"> | undefined,
): ProxyClient {
  const { name, username, usedGb, quotaGb, quotaPeriod = "none", enabled = true } = fields;
  const { expiresInDays, startsInDays, seenMinutesAgo } = fields;
  const ago = (minutes: number | undefined) =>
    minutes === undefined ? null : before(now, minutes * MINUTE);
  const inDays = (days: number | undefined) =>
    days === undefined ? null : before(now, -days * DAY);
  const client = new ProxyClient({
    name,
    username,
    member,
    secret: "",
    secretSetAt: before(now, 90 * DAY),
    accessChangedAt: before(now, 2 * HOUR),
    usedBytes: usedGb * GB,
    quotaBytes: quotaGb === undefined ? null : quotaGb * GB,
    quotaPeriod,
    nextResetAt: nextReset(quotaPeriod, null, now),
    measuredAt: ago(seenMinutesAgo),
    lastSeenAt: ago(seenMinutesAgo),
    startsAt: inDays(startsInDays),
    expiresAt: inDays(expiresInDays),
    enabled,
    alertedPercent: 100,
  });
  client.secret = secrets?.seal(newToken(), client.id) ?? "";
  client.alertedExpiry = client.expiresAt ?? null;
  em.persist(client);
  return client;
}

/** What it has used, over ten days. */
function addUsage(em: EntityManager, client: ProxyClient, server: ProxyServer, now: Date): void {
  const days = 10;
  const share = Math.floor(client.usedBytes / days / 2);
  if (!share) return;
  for (let n = 0; n < days; n += 1) {
    const day = new Date(Math.floor(now.getTime() / DAY) * DAY - n * DAY);
    const usage = new ProxyUsage({ server, client, day });
    usage.add(share, share);
    em.persist(usage);
  }
}
