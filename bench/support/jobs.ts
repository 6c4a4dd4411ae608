import { setTimeout as pause } from "node:timers/promises";
import { connected } from "./postgres.ts";

/** What notifying people of a number of comments took since the last call, in seconds. */
export interface JobTimes {
  /** From the first comment to the first notification. */
  wait: number;
  /** From the last comment to the end of all jobs. */
  lag: number;
  /** Notifications a second, from the first comment to the last job. */
  rate: number;
}

const LOOK_EVERY_MS = 50;
const WITHIN_MS = 300_000;

/** Waits until every job is done, reads how long they took, and removes what they have made. */
export async function jobsDone(database: string): Promise<JobTimes> {
  return connected(database, async (query) => {
    const until = performance.now() + WITHIN_MS;
    for (;;) {
      const [row] = await query<{ left: number }>(
        `select (select count(*) from jobs.job where state < 'completed')::int
           + (select count(*) from outbox)::int as left`,
      );
      if (row?.left === 0) break;
      if (performance.now() > until) throw new Error(`${row?.left} jobs are not done`);
      await pause(LOOK_EVERY_MS);
    }
    const [times] = await query<JobTimes>(
      `select extract(epoch from min(notifications.created_at) - min(written))::float as wait,
         extract(epoch from clock_timestamp() - max(written))::float as lag,
         (count(*) / extract(epoch from clock_timestamp() - min(written)))::float as rate
       from notifications join (
         select id, created_at as written from comments
       ) as comments on comment_id = comments.id where kind = 'comment_on_post'`,
    );
    await query("delete from notifications");
    if (!times?.rate) throw new Error("There were no jobs");
    return times;
  });
}
