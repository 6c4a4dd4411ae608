import { type ProxyCheckError, type ProxyServer, ProxyServerStatus } from "./proxy-server.ts";

/** So many checks in a row fail before a server is down, and succeed before it is up again. */
const FAILURES_UNTIL_DOWN = 3;
const SUCCESSES_UNTIL_UP = 2;

/** So many answers in a row that take longer are a degradation. */
const SLOW_MS = 300;
const SLOW_UNTIL_DEGRADED = 3;

/** What a check has found. */
export type Finding =
  | { ok: true; latencyMs: number; tlsExpiresAt: Date | null }
  | { ok: false; error: ProxyCheckError };

export type Health = Pick<
  ProxyServer,
  | "status"
  | "statusSince"
  | "failures"
  | "successes"
  | "slowChecks"
  | "failingSince"
  | "latencyMs"
  | "lastError"
  | "tlsExpiresAt"
>;

/** The health of a server after a check. */
export function afterCheck(before: Health, finding: Finding, now: Date): Health {
  return finding.ok ? afterSuccess(before, finding, now) : afterFailure(before, finding.error, now);
}

function afterFailure(before: Health, error: ProxyCheckError, now: Date): Health {
  const failures = before.failures + 1;
  const failingSince = before.failingSince ?? now;
  const isDown = failures >= FAILURES_UNTIL_DOWN;
  return {
    ...entered(before, isDown ? ProxyServerStatus.DOWN : before.status, failingSince),
    failures,
    successes: 0,
    slowChecks: 0,
    failingSince,
    latencyMs: before.latencyMs,
    lastError: error,
    tlsExpiresAt: before.tlsExpiresAt,
  };
}

function afterSuccess(
  before: Health,
  { latencyMs, tlsExpiresAt }: Extract<Finding, { ok: true }>,
  now: Date,
): Health {
  const successes = before.successes + 1;
  const slowChecks = latencyMs > SLOW_MS ? before.slowChecks + 1 : 0;
  const isStillDown = before.status === ProxyServerStatus.DOWN && successes < SUCCESSES_UNTIL_UP;
  const isDegraded = slowChecks >= SLOW_UNTIL_DEGRADED;
  const answering = isDegraded ? ProxyServerStatus.DEGRADED : ProxyServerStatus.UP;
  return {
    ...entered(before, isStillDown ? before.status : answering, now),
    failures: 0,
    successes,
    slowChecks,
    failingSince: isStillDown ? before.failingSince : null,
    latencyMs,
    lastError: null,
    tlsExpiresAt,
  };
}

/** During maintenance the status stays, whatever is found. */
function entered(
  { status, statusSince }: Health,
  next: ProxyServerStatus,
  since: Date,
): Pick<Health, "status" | "statusSince"> {
  const stays = next === status || status === ProxyServerStatus.MAINTENANCE;
  return stays ? { status, statusSince } : { status: next, statusSince: since };
}
