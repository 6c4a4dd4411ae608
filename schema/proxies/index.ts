import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import { ProxyClient } from "./proxy-client.ts";
import { ProxyServer } from "./proxy-server.ts";
import { HOUR, MINUTE, SECOND } from "../foundation/durations.ts";
import { checkDueServers } from "./check-servers.ts";
import "./proxies.access.ts";
import { ProxyClientResolver } from "./proxy-client.resolver.ts";
import { ProxyServerResolver } from "./proxy-server.resolver.ts";
import { resealSecrets } from "./reseal-secrets.ts";
import { endPeriods } from "./reset-usage.ts";
import { tidyChecks } from "./tidy-checks.ts";

export const proxies = domain({
  name: "proxies",
  resolvers: [ProxyServerResolver, ProxyClientResolver],
  permissions: {
    "proxy:read": [Role.ADMIN, Role.OPERATOR],
    "proxy:write": [Role.OPERATOR],
  },
  // notes are among the words, and members do not see them
  search: {
    proxyServers: {
      entity: () => ProxyServer,
      where: (text, viewer) => (viewer.may("proxy:read") ? searched(text) : undefined),
      names: ["name", "host"],
      order: { name: "asc", id: "asc" },
    },
    proxyClients: {
      entity: () => ProxyClient,
      where: (text, viewer) => (viewer.may("proxy:read") ? searched(text) : undefined),
      names: ["name", "username"],
      order: { name: "asc", id: "asc" },
    },
  },
  timers: {
    "check proxy servers": { every: 15 * SECOND, run: checkDueServers },
    "reset usage of proxy clients": { every: MINUTE, run: endPeriods },
    "sum up checks of proxy servers": { every: HOUR, run: tidyChecks },
    "encrypt secrets with the present key": { once: 10 * SECOND, run: resealSecrets },
  },
  limits: {
    /** Checks that an operator asks for. */
    proxyCheck: { times: 60, within: HOUR },
    /** Reports of a server. */
    proxyUsage: { times: 120, within: HOUR },
  },
});
export { statusOf } from "./client-status.ts";
export { fetchConfiguration, ProxySoftware } from "./configuration.ts";
export { nextReset } from "./quota-period.ts";
export { ProxyAssignment } from "./proxy-assignment.ts";
export { ProxyCheck, ProxyHour } from "./proxy-check.ts";
export { ProxyEvent } from "./proxy-event.ts";
export { ProxyClient, ProxyClientStatus, ProxyOnExceed, ProxyQuotaPeriod } from "./proxy-client.ts";
export {
  ProxyAuthType,
  ProxyCheckError,
  ProxyProtocol,
  ProxyPurpose,
  ProxyServer,
  ProxyServerStatus,
} from "./proxy-server.ts";
export { ProxyUsage } from "./proxy-usage.ts";
export { serverOfToken, takeUsage } from "./take-usage.ts";
