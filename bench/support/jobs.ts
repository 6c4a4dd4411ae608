import { setTimeout as pause } from "node:timers/promises";
import { connected } from "./postgres.ts";

/** What a number of jobs took since the last call, in seconds. */
export interface JobTimes {
  /** From the first comment to the start of the first job. */
  wait: number;
  /** From the last comment to the end of the last job. */
  lag: number;
  /** Jobs a second, from the first comment to the last job. */
  rate: number;
}

const LOOK_EVERY_MS = 100;
const WITHIN_MS = 300_000;

/** Waits until every job is done, reads how long they took, and removes them. */
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
      `select extract(epoch from min(started_on) - min(written))::float as wait,
         extract(epoch from max(completed_on) - max(written))::float as lag,
         (count(*) / extract(epoch from max(completed_on) - min(written)))::float as rate
       from jobs.job join (
         select id::text as comment, created_at as written from comments
       ) as comments on data ->> 'id' = comment`,
    );
    await query("delete from jobs.job where state = 'completed'");
    if (!times?.rate) throw new Error("There were no jobs");
    return times;
  });
}
