import { NOW } from "../foundation/reading/descriptions/now.ts";
import type { WhereOf } from "../foundation/reading/descriptions/read-query.ts";
import { type ProxyClient, ProxyClientStatus, ProxyOnExceed } from "./proxy-client.ts";

const notExpired = { $or: [{ expiresAt: null }, { expiresAt: { $gt: NOW } }] };
const started = { $or: [{ startsAt: null }, { startsAt: { $lte: NOW } }] };
const withinQuota = { $or: [{ isOverQuota: false }, { onExceed: { $ne: ProxyOnExceed.DISABLE } }] };

/** The clients with each status. A reset of what they used ends OVER_QUOTA, and nothing else. */
export const CLIENTS_WITH: Readonly<Record<ProxyClientStatus, WhereOf<ProxyClient>>> = {
  [ProxyClientStatus.DISABLED]: { enabled: false },
  [ProxyClientStatus.EXPIRED]: { enabled: true, expiresAt: { $lte: NOW } },
  [ProxyClientStatus.NOT_STARTED]: {
    enabled: true,
    startsAt: { $gt: NOW },
    $and: [notExpired],
  },
  [ProxyClientStatus.OVER_QUOTA]: {
    enabled: true,
    isOverQuota: true,
    onExceed: ProxyOnExceed.DISABLE,
    $and: [notExpired, started],
  },
  [ProxyClientStatus.ACTIVE]: { enabled: true, $and: [notExpired, started, withinQuota] },
};

/** The same of a loaded client. */
export function statusOf(client: ProxyClient, now: Date): ProxyClientStatus {
  if (!client.enabled) return ProxyClientStatus.DISABLED;
  if (client.expiresAt && client.expiresAt <= now) return ProxyClientStatus.EXPIRED;
  if (client.startsAt && client.startsAt > now) return ProxyClientStatus.NOT_STARTED;
  const isStopped = client.isOverQuota && client.onExceed === ProxyOnExceed.DISABLE;
  return isStopped ? ProxyClientStatus.OVER_QUOTA : ProxyClientStatus.ACTIVE;
}
