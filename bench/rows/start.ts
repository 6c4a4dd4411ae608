// From the start of a process to its first correct answer, of the product to its first HTML page: time,
// processor time, memory. The compile cache is warm, as from the second start on; the baseline and
// PostGraphile have none.

import { get, page, peerGraphql, type Request } from "../requests.ts";
import { group, type Row } from "../row.ts";
import { type Contender, startFloor, startProduct } from "../support/contender.ts";
import { median, Meter } from "../support/measure.ts";
import { startPostGraphile } from "../support/peers.ts";
import { connected } from "../support/postgres.ts";
import { memoryOf } from "../support/process.ts";
import { digits } from "../support/report.ts";
import { send } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";
import { A_PAGE, pageOf } from "./list.ts";

const POSTS = 20_000;
const ROUNDS = 5;

interface Start {
  /** Seconds */
  time: number;
  /** Seconds of the server and PostgreSQL */
  processor: number;
  /** Megabytes */
  memory: number;
}

type Starts = Record<"baseline" | "Atelier" | "PostGraphile", Start[]>;

const row = (of: keyof Start, unit: string, most?: number): Row<Starts> => ({
  name: `start-${of}`,
  work: `start to the first right page, of others to the first right answer: ${of}`,
  unit,
  ...(most && { goal: { most, of: "peer" } }),
  async measure({ baseline, Atelier, PostGraphile }) {
    const figure = (starts: readonly Start[]) => median(starts.map((one) => one[of]));
    return {
      atelier: figure(Atelier),
      floor: ["baseline", figure(baseline)],
      peer: PostGraphile.length > 0 ? ["PostGraphile", figure(PostGraphile)] : undefined,
    };
  },
});

export const start = group<Starts>({
  async start() {
    const database = await copyOfWorld(POSTS);
    const { ids } = await connected(database, (query) => pageOf(query, 1));
    const rest = get(`/api/blog/public?limit=${A_PAGE}&page=1`);
    const list = peerGraphql("list", { locale: "en", first: A_PAGE, offset: 0 });
    const starts: Starts = { baseline: [], Atelier: [], PostGraphile: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const all: Starts = {
        baseline: await started(() => startFloor(database), rest),
        Atelier: await started(() => startProduct(database), page("/blog")),
        PostGraphile: await started(() => startPostGraphile(database), list),
      };
      if (round === 0) continue; // the first start fills the compile cache for the next ones
      for (const name of ["baseline", "Atelier", "PostGraphile"] as const) {
        starts[name].push(...all[name]);
      }
    }
    return starts;

    async function started(
      launch: () => Promise<Contender | undefined>,
      request: Request,
    ): Promise<Start[]> {
      const from = performance.now();
      const contender = await launch();
      if (!contender) return [];
      const answer = await send(contender, request);
      const time = (performance.now() - from) / 1000;
      const used = await Meter.sinceStart(contender);
      const memory = memoryOf(contender.pid);
      await contender.end();
      if (!ids.every((id) => answer.includes(id))) throw new Error(`${contender.name} is wrong`);
      const processor = used.server + used.database;
      console.log(
        `  ${contender.name.padEnd(12)} ${digits(time)} s, ${digits(processor)} CPU s, ${digits(memory)} MB`,
      );
      return [{ time, processor, memory }];
    }
  },
  rows: [row("time", "s"), row("processor", "CPU s", 1), row("memory", "MB (RSS)", 1.2)],
});
