// From the start of a process to its first correct answer: time, processor time, memory.

import { get } from "../requests.ts";
import { type Contender, startFloor, startProduct } from "../support/contender.ts";
import { median, since, spent } from "../support/measure.ts";
import { connected } from "../support/postgres.ts";
import { memoryOf } from "../support/process.ts";
import { digits, type Line } from "../support/report.ts";
import { expectSame } from "../support/same.ts";
import { send } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";
import { A_PAGE, pageOf } from "./list.ts";

const POSTS = 20_000;
const ROUNDS = 5;

/** Seconds, seconds and megabytes. */
interface Start {
  time: number;
  processor: number;
  memory: number;
}

interface Listed {
  posts: { id: string }[];
}

export async function start(): Promise<Line[]> {
  console.log("start to the first right answer");
  const database = await copyOfWorld(POSTS);
  const { ids } = await connected(database, (query) => pageOf(query, 1));
  const floors: Start[] = [];
  const products: Start[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const floor = await started(() => startFloor(database, "kept"));
    const product = await started(() => startProduct(database));
    if (round === 0) continue; // the first start fills the compile cache for the next ones
    floors.push(floor);
    products.push(product);
  }
  const line = (work: string, unit: string, of: keyof Start, goal: string): Line => {
    const floor = median(floors.map((one) => one[of]));
    const atelier = median(products.map((one) => one[of]));
    return {
      work: `start to the first right answer: ${work}`,
      unit,
      floor,
      atelier,
      ratio: atelier / floor,
      goal,
    };
  };
  // targets: shares of what the best peer needed elsewhere, 1.1 s, 0.76 CPU s and 103 MB
  return [
    line("time", "s", "time", "≤ 0.77 s"),
    line("processor", "CPU s", "processor", "≤ 0.53 CPU s"),
    line("memory", "MB", "memory", "≤ 124 MB"),
  ];

  async function started(launch: () => Promise<Contender>): Promise<Start> {
    const from = performance.now();
    const contender = await launch();
    const list = JSON.parse(
      await send(contender, get(`/api/blog/public?limit=${A_PAGE}&page=1`)),
    ) as Listed;
    const time = (performance.now() - from) / 1000;
    const nothing = { server: 0, backends: new Map<number, number>() };
    const { server, database: backends } = since(nothing, await spent(contender));
    const memory = memoryOf(contender.pid);
    await contender.end();
    expectSame(
      `start, ${contender.name}`,
      list.posts.map(({ id }) => id),
      ids,
    );
    console.log(
      `  ${contender.name.padEnd(9)} ${digits(time)} s, ${digits(server + backends)} CPU s, ${digits(memory)} MB`,
    );
    return { time, processor: server + backends, memory };
  }
}
