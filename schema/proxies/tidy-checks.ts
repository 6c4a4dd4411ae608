import type { Context } from "../foundation/context.ts";
import { DAY, HOUR } from "../foundation/durations.ts";
import { EVENT_DAYS } from "./proxy-event.ts";
import { runSql } from "./run-sql.ts";

const RAW_MS = 48 * HOUR;
const HOURS_MS = 365 * DAY;
/** Restarts that are older report nothing any more. */
const COUNTERS_MS = 60 * DAY;

/** Sums up the checks of hours that are over, and deletes what is too old. It may run at any time, and again. */
export async function tidyChecks(context: Context): Promise<void> {
  const { em } = context;
  const now = context.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await runSql(
    em,
    `insert into proxy_hours (id, server_id, hour, checks, answered, latency_ms, created_at, updated_at, version)
      select gen_random_uuid(), server_id, date_trunc('hour', at), count(*), count(*) filter (where ok),
          percentile_cont(0.5) within group (order by latency_ms) filter (where ok)::int,
          ?::timestamptz, ?::timestamptz, 1
        from proxy_checks
        where at < date_trunc('hour', ?::timestamptz) and at >= date_trunc('hour', ?::timestamptz)
        group by server_id, date_trunc('hour', at)
      on conflict (server_id, hour) do update
        set checks = excluded.checks, answered = excluded.answered, latency_ms = excluded.latency_ms`,
    [now, now, now, before(RAW_MS - HOUR)],
  );
  const old = [
    ["delete from proxy_checks where at < ?::timestamptz", RAW_MS],
    ["delete from proxy_hours where hour < ?::timestamptz", HOURS_MS],
    ["delete from proxy_events where at < ?::timestamptz", EVENT_DAYS * DAY],
    ["delete from proxy_usage where day < ?::timestamptz", HOURS_MS],
    ["delete from proxy_counters where updated_at < ?::timestamptz", COUNTERS_MS],
  ] as const;
  for (const [sql, age] of old) await runSql(em, sql, [before(age)]);
  context.services.tablesWritten(["proxy_checks", "proxy_hours", "proxy_events", "proxy_usage"]);
}
