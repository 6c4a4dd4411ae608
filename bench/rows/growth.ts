// How the cost of reading grows with the data: the same three pages of the public list among 1,000,
// 20,000 and 200,000 posts, or as many as BENCH_SIZES says.

import { get, graphql, type Request } from "../requests.ts";
import { type Figures, type Goal, group } from "../row.ts";
import { type Contender, READS_EVERY_TIME, startProduct } from "../support/contender.ts";
import { inTurns } from "../support/measure.ts";
import { connected } from "../support/postgres.ts";
import { showAll } from "../support/report.ts";
import { expectSame } from "../support/same.ts";
import { send } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";
import { A_PAGE, pageOf } from "./list.ts";

const SIZES = (process.env.BENCH_SIZES || "1000 20000 200000").split(" ").map(Number);

const count = (size = NaN): string => size.toLocaleString("en");
const BESIDE = `of ${count(SIZES.at(-1))} posts, beside ${count(SIZES[0])}`;

interface World extends Contender {
  database: string;
  middle: number;
  /** The cursor of the middle page. */
  cursor: string;
}

interface Published {
  data: { publishedPosts: { nodes: { id: string }[]; pageInfo: { endCursor: string } } };
}

interface Kind {
  name: string;
  work: string;
  goal: Goal;
  request(world: World): Request;
  page(world: World): number;
  idsOf(answer: never): string[];
}

const listed = ({ posts }: { posts: { id: string }[] }) => posts.map(({ id }) => id);
const published = ({ data }: Published) => data.publishedPosts.nodes.map(({ id }) => id);

const KINDS: readonly Kind[] = [
  {
    name: "growth-first",
    work: `page 1 ${BESIDE}`,
    goal: { most: 1.5, of: "floor" },
    request: () => get(`/api/blog/public?limit=${A_PAGE}&page=1`),
    page: () => 1,
    idsOf: listed,
  },
  {
    name: "growth-middle",
    work: `page in the middle ${BESIDE}`,
    goal: { most: 2, of: "floor" },
    request: ({ middle }) => get(`/api/blog/public?limit=${A_PAGE}&page=${middle}`),
    page: ({ middle }) => middle,
    idsOf: listed,
  },
  {
    name: "growth-cursor",
    work: `page of a cursor in the middle ${BESIDE}`,
    goal: { most: 1.5, of: "floor" },
    request: ({ cursor }) => graphql("cursor-page", { locale: "en", after: cursor }),
    page: ({ middle }) => middle,
    idsOf: published,
  },
];

export const growth = group<World[]>({
  switches: READS_EVERY_TIME,
  isPart: true,
  async start() {
    const worlds: World[] = [];
    for (const size of SIZES) worlds.push(await worldOf(size));
    return worlds;
  },
  rows: KINDS.map((kind) => ({ ...kind, measure: (worlds) => measure(kind, worlds) })),
});

async function measure(kind: Kind, worlds: readonly World[]): Promise<Figures> {
  const { work, request, page, idsOf } = kind;
  const { of, turns } = await inTurns(worlds, (one) => [request(one as World)]);
  for (const world of worlds) {
    const { ids } = await connected(world.database, (query) => pageOf(query, page(world)));
    for (const { name, answers } of turns.filter((turn) => turn.name === world.name)) {
      for (const text of answers)
        expectSame(`${work}, ${name}`, idsOf(JSON.parse(text) as never), ids);
    }
  }
  const [small, large] = [worlds[0], worlds.at(-1)].map((world) => world && of[world.name]);
  if (!small || !large) throw new Error("A server was not measured");
  showAll(of);
  return { atelier: large.total, floor: [`of ${count(SIZES[0])}`, small.total] };
}

async function worldOf(size: number): Promise<World> {
  const database = await copyOfWorld(size);
  const server = await startProduct(database, READS_EVERY_TIME);
  const { totalCount } = await connected(database, (query) => pageOf(query, 1));
  const middle = Math.ceil(totalCount / A_PAGE / 2);
  const before = graphql("cursor-before", { locale: "en", page: middle - 1 });
  const { data } = JSON.parse(await send(server, before)) as Published;
  const cursor = data.publishedPosts.pageInfo.endCursor;
  return { ...server, name: `${size / 1000}k`, database, middle, cursor };
}
