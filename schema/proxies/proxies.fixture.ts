import { Member } from "../members/member.ts";
import { type Fixture, NO_ID, some } from "../oracle/fixture.ts";
import { at, idOf, NAMES, nth, TEXTS, times } from "../oracle/series.ts";
import { ProxyAssignment } from "./proxy-assignment.ts";
import { ProxyCheck, ProxyHour } from "./proxy-check.ts";
import { ProxyEvent } from "./proxy-event.ts";
import { ProxyClient, ProxyOnExceed, ProxyQuotaPeriod } from "./proxy-client.ts";
import {
  ProxyAuthType,
  ProxyCheckError,
  ProxyProtocol,
  ProxyPurpose,
  ProxyServer,
  ProxyServerStatus,
} from "./proxy-server.ts";
import { ProxyUsage } from "./proxy-usage.ts";

const values = <T extends string>(of: Readonly<Record<string, T>>): T[] => Object.values(of);

const server = (n: number): ProxyServer =>
  new ProxyServer({
    id: idOf("e0", n),
    createdAt: at(n),
    updatedAt: at(n),
    name: nth(NAMES, n),
    host: `host-${n}.example`,
    port: 1_000 + n,
    protocol: nth(values(ProxyProtocol), n),
    purpose: nth(values(ProxyPurpose), n),
    status: nth(values(ProxyServerStatus), n),
    authType: nth(values(ProxyAuthType), n),
    lastError: n % 3 ? null : nth(values(ProxyCheckError), n),
    country: nth(["NO", "FR", null], n),
    city: n % 2 ? nth(TEXTS, n) : null,
    tags: n % 3 ? ["fast"] : [],
    monthlyCost: n % 2 ? n * 100 : null,
    notes: nth(TEXTS, n),
    expiresAt: n % 4 ? at(n * 40) : null,
    provider: "Hetzner",
    username: "operator",
    secretSetAt: at(n),
    tokenSetAt: at(n),
    maxClients: n + 1,
    maxMbps: n + 10,
    lastCheckedAt: at(n),
    nextCheckAt: at(n + 1),
    latencyMs: n + 1,
    tlsExpiresAt: at(n * 50),
    maintenanceUntil: at(n),
    exitIp: "203.0.113.7",
    exportedAt: at(n),
    deletedAt: n % 7 === 5 ? at(n) : null,
  });

/** What is in the trash is active: no status is found of it. */
const IN_TRASH = { quotaBytes: null, startsAt: null, expiresAt: null, enabled: true };

const client = (n: number, members: readonly Member[]): ProxyClient =>
  new ProxyClient({
    id: idOf("e1", n),
    createdAt: at(n),
    updatedAt: at(n),
    name: nth(NAMES, n),
    username: `client-${n}`,
    member: n % 3 === 2 ? null : nth(members, n),
    contactEmail: n % 2 ? `client-${n}@example.org` : null,
    secret: "sealed",
    secretSetAt: at(n),
    accessChangedAt: at(n),
    quotaBytes: nth([null, 0, 100, 1e13], n),
    usedBytes: nth([0, 99, 100, 1e13], n >> 1),
    quotaPeriod: nth(values(ProxyQuotaPeriod), n),
    onExceed: nth(values(ProxyOnExceed), n),
    allowedIps: n % 2 ? ["203.0.113.0/24"] : [],
    startsAt: n % 5 === 4 ? new Date("2100-01-01T00:00:00Z") : null,
    expiresAt: n % 4 === 3 ? at(n) : null,
    enabled: n % 6 !== 5,
    notes: nth(TEXTS, n),
    ...(n % 8 === 6 && { ...IN_TRASH, deletedAt: at(n) }),
  });

export const fixture: Fixture = {
  after: ["members"],
  fill(world) {
    const members = world.of(Member).slice(0, 14);
    const servers = times(20, (n) =>
      Object.assign(server(n), { alertedMembers: n % 2 ? [nth(members, n).id] : [] }),
    );
    const clients = times(48, (n) => client(n, members));
    world.add(servers);
    world.add(clients);
    world.add(
      times(96, (n) => {
        const id = idOf("e2", n);
        const pair = { client: nth(clients, n), server: nth(servers, n * 7 + (n >> 4)) };
        const assignment = new ProxyAssignment({ ...pair, priority: n % 3 });
        return Object.assign(assignment, { id, createdAt: at(n), updatedAt: at(n) });
      }),
    );
    world.add(
      times(120, (n) => {
        const ok = n % 4 !== 3;
        const found = ok ? { latencyMs: n, error: null } : { latencyMs: null, error: "refused" };
        const check = new ProxyCheck({ server: nth(servers, n), at: at(n), ok, ...found } as never);
        return Object.assign(check, { id: idOf("e3", n), createdAt: at(n), updatedAt: at(n) });
      }),
    );
    world.add(
      times(60, (n) => {
        const status = nth(Object.values(ProxyServerStatus), n);
        const error = status === ProxyServerStatus.DOWN ? "refused" : null;
        const event = new ProxyEvent({
          server: nth(servers, n),
          at: at(n),
          status,
          error,
        } as never);
        return Object.assign(event, { id: idOf("e6", n), createdAt: at(n), updatedAt: at(n) });
      }),
    );
    world.add(
      times(60, (n) => {
        const hour = new Date(Date.UTC(2026, 5, 1, n));
        const sums = { checks: 60, answered: n, latencyMs: n % 5 ? n : null };
        const row = new ProxyHour({ server: nth(servers, n), hour, ...sums });
        return Object.assign(row, { id: idOf("e4", n), createdAt: at(n), updatedAt: at(n) });
      }),
    );
    world.add(
      times(60, (n) => {
        const pair = { server: nth(servers, n), client: nth(clients, n) };
        const usage = new ProxyUsage({ ...pair, day: new Date(Date.UTC(2026, 5, 1 + n)) });
        usage.add(n * 1e9, n);
        return Object.assign(usage, { id: idOf("e5", n), createdAt: at(n), updatedAt: at(n) });
      }),
    );
  },
  unseen: {
    ...Object.fromEntries(
      ["client id", "server id", "server assignments"].map((condition) => [
        `ProxyAssignment without ${condition}`,
        "its client or its server is visible",
      ]),
    ),
    ...Object.fromEntries(
      ["client", "client deletedAt", "client id", "client member"].map((condition) => [
        `ProxyUsage without ${condition}`,
        "its client is visible",
      ]),
    ),
    "ProxyCounter without id": "only reports of servers use it",
  },
  open: {
    "ProxyAssignment.server": "who sees a client sees its servers",
  },
  values(world) {
    const servers = some(world.of(ProxyServer));
    return {
      "Query.proxyServer.id": [...servers, NO_ID],
      "Query.proxyClient.id": [...some(world.of(ProxyClient)), NO_ID],
      "Query.proxyConfiguration.serverId": servers,
      "Query.proxyClients.serverId": [null, ...servers, NO_ID],
      "Query.proxyClients.serverIds": [null, servers.slice(0, 2), [NO_ID]],
      "Query.proxyClientCounts.serverIds": [null, servers.slice(0, 2)],
      "Query.deletedProxyClients.serverIds": [null, servers.slice(0, 2)],
      "Query.proxyClientCounts.serverId": [null, ...servers],
      "Query.deletedProxyClients.serverId": [null, ...servers],
      "Query.proxyServers.country": [null, "NO", "XX"],
      "Query.proxyServerCounts.country": [null, "NO"],
      "Query.deletedProxyServers.country": [null, "NO"],
      "ProxyServer.recentChecks.first": [0, 3],
      "ProxyServer.recentHours.first": [0, 3],
      "ProxyServer.history.first": [0, 3],
    };
  },
};
