import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** What the thread itself worked, without waiting for others */
  tdur?: number;
  pid: number;
  tid: number;
}

/** What the browser's own performance panel counts as scripting. */
const SCRIPTS = new Set([
  "EvaluateScript",
  "EventDispatch",
  "FireAnimationFrame",
  "FireIdleCallback",
  "FunctionCall",
  "MajorGC",
  "MinorGC",
  "RunMicrotasks",
  "TimerFire",
  "V8.GCScavenger",
  "v8.compile",
  "XHRReadyStateChange",
]);

/** How long scripts of a page ran, by the browser's own trace. */
export class Scripting {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async begin(browser: Browser, page: Page): Promise<Scripting> {
    await browser.startTracing(page, {
      categories: ["devtools.timeline", "v8", "disabled-by-default-v8.gc"],
    });
    return new Scripting(browser);
  }

  /** The ms of scripts on the busiest main thread, without the layout and style that they cause. */
  async end(): Promise<number> {
    const trace = await this.#browser.stopTracing();
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
    const complete = traceEvents.filter(({ ph, dur }) => ph === "X" && dur !== undefined);
    const threads = Map.groupBy(complete, ({ pid, tid }) => `${pid} ${tid}`);
    return Math.max(0, ...threads.values().map(scriptsOf)) / 1_000;
  }
}

/** What each event took without those within it, of scripts alone. */
function scriptsOf(events: TraceEvent[]): number {
  const open: { end: number; event: TraceEvent }[] = [];
  let sum = 0;
  const sorted = events.toSorted(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  );
  for (const event of sorted) {
    while ((open.at(-1)?.end ?? Infinity) <= event.ts) open.pop();
    const spent = event.tdur ?? event.dur ?? 0;
    const around = open.at(-1)?.event;
    if (SCRIPTS.has(event.name)) sum += spent;
    if (around && SCRIPTS.has(around.name)) sum -= spent;
    open.push({ end: event.ts + (event.dur ?? 0), event });
  }
  return sum;
}
