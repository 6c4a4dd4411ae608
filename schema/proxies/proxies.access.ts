import { anyOf, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { ProxyAssignment } from "./proxy-assignment.ts";
import { ProxyCheck, ProxyHour } from "./proxy-check.ts";
import { ProxyClient } from "./proxy-client.ts";
import { ProxyEvent } from "./proxy-event.ts";
import { ProxyServer } from "./proxy-server.ts";
import { ProxyCounter, ProxyUsage } from "./proxy-usage.ts";

/** Operators and administrators. */
const staff = (viewer: Viewer): boolean => viewer.may("proxy:read");

const own = ({ memberId }: Viewer) => memberId && { member: memberId };

/** A member sees what belongs to their own client. */
const visibleClients = rowPolicy(ProxyClient, (viewer) => anyOf(staff(viewer), own(viewer)));
fieldPolicy(
  ProxyClient,
  [
    "name",
    "member",
    "username",
    "secretSetAt",
    "allowedIps",
    "quotaBytes",
    "quotaPeriod",
    "resetDay",
    "usedBytes",
    "measuredAt",
    "lastResetAt",
    "nextResetAt",
    "onExceed",
    "speedLimitKbps",
    "maxConnections",
    "startsAt",
    "expiresAt",
    "autoRenewDays",
    "lastSeenAt",
    "enabled",
    "assignments",
  ],
  { contactEmail: staff, accessChangedAt: staff, notes: staff },
);

/** Of servers, members learn how their client connects to them. */
const visibleServers = rowPolicy(ProxyServer, (viewer) => {
  const clients = own(viewer);
  return anyOf(
    staff(viewer),
    clients && { assignments: { $some: { client: { ...NOT_DELETED, ...clients } } } },
  );
});
fieldPolicy(
  ProxyServer,
  ["name", "host", "port", "protocol", "purpose", "country", "city", "status", "statusSince"],
  {
    provider: staff,
    authType: staff,
    username: staff,
    secretSetAt: staff,
    tokenSetAt: staff,
    tags: staff,
    enabled: staff,
    maxClients: staff,
    maxMbps: staff,
    checkIntervalSec: staff,
    lastCheckedAt: staff,
    nextCheckAt: staff,
    latencyMs: staff,
    lastError: staff,
    tlsExpiresAt: staff,
    maintenanceUntil: staff,
    exitIp: staff,
    monthlyCost: staff,
    currency: staff,
    expiresAt: staff,
    notes: staff,
    exportedAt: staff,
  },
);

rowPolicy(ProxyAssignment, (viewer) => ({
  client: visibleClients(viewer),
  server: visibleServers(viewer),
}));
fieldPolicy(ProxyAssignment, ["client", "server", "priority"]);

rowPolicy(ProxyCheck, (viewer) => (staff(viewer) ? { server: NOT_DELETED } : NONE));
fieldPolicy(ProxyCheck, ["server", "at", "ok", "latencyMs", "error"]);

rowPolicy(ProxyHour, (viewer) => (staff(viewer) ? { server: NOT_DELETED } : NONE));
fieldPolicy(ProxyHour, ["server", "hour", "checks", "answered", "latencyMs"]);

rowPolicy(ProxyEvent, (viewer) => (staff(viewer) ? { server: NOT_DELETED } : NONE));
fieldPolicy(ProxyEvent, ["server", "at", "status", "error"]);

rowPolicy(ProxyUsage, (viewer) => ({ client: visibleClients(viewer) }));
fieldPolicy(ProxyUsage, ["server", "client", "day", "bytesIn", "bytesOut", "bytes"]);

rowPolicy(ProxyCounter, () => NONE);
