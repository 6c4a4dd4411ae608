// Durable comments, all with different texts on many posts, by sixteen connections at a time. Authors
// have accounts, so that each comment makes a job that notifies one. Afterwards every acknowledged
// comment exists once, and counts are right.

import { by, post, type Request } from "../requests.ts";
import { group, type Row } from "../row.ts";
import { somePosts } from "../support/blog.ts";
import { type Contender, startFloor, startProduct } from "../support/contender.ts";
import { crowd } from "../support/crowd.ts";
import { jobsDone, type JobTimes } from "../support/jobs.ts";
import { inTurns, load, median, Meter, ROUNDS } from "../support/measure.ts";
import { peerOf, startPostGraphile } from "../support/peers.ts";
import { connected } from "../support/postgres.ts";
import { showAll } from "../support/report.ts";
import { expectSame } from "../support/same.ts";
import { copyOfWorld } from "../support/world.ts";

const POSTS = 20_000;
const WRITTEN_ON = 500;
const PEOPLE = 2_000;
const CONNECTIONS = 16;

interface Stage {
  database: string;
  floor: Contender;
  product: Contender;
  postGraphile: Contender | undefined;
  requests: Record<"member" | "visitor" | "mutation", Request[]>;
}

async function start(): Promise<Stage> {
  const database = await copyOfWorld(POSTS);
  const { posts, people } = await connected(database, async (query) => ({
    posts: await somePosts(query, WRITTEN_ON),
    people: await crowd(query, PEOPLE),
  }));
  const of = (who: string) => ({ content: `Written by ${who} as number {n} of a measurement.` });
  return {
    database,
    floor: await startFloor(database),
    product: await startProduct(database),
    postGraphile: await startPostGraphile(database),
    requests: {
      member: people.map((person, n) => {
        const { id } = posts[n % posts.length] as { id: string };
        return by(person, post("/api/blog/comments", { postId: id, ...of("member") }));
      }),
      visitor: posts.map(({ id }) =>
        post("/api/blog/comments", { postId: id, ...of("visitor"), ...VISITOR }),
      ),
      mutation: posts.map(({ id }) =>
        post("/graphql", { query: CREATE, variables: { id: "{uuid}", post: id, ...VISITOR } }),
      ),
    },
  };
}

const VISITOR = { name: "Visitor {n}", email: "visitor{n}@bench.example" };

const CREATE = `mutation ($id: UUID!, $post: UUID!, $name: String!, $email: String!) {
  createComment(input: {comment: {rowId: $id, postId: $post, content: "Written by a peer.", name: $name,
    email: $email, byAuthor: false, status: "approved", createdAt: "2026-11-23T00:00:00Z",
    isPublic: true}}) { comment { rowId content name createdAt } }
}`;

const written = (name: string, who: "member" | "visitor"): Row<Stage> => ({
  name,
  work: `durable comment by a ${who}, until it is acknowledged; jobs run meanwhile`,
  async measure({ database, floor, product, postGraphile, requests }) {
    const { of, turns } = await inTurns(
      [floor, product, ...(postGraphile ? [postGraphile] : [])],
      ({ name: server }) =>
        server === "Atelier"
          ? requests[who]
          : server === "baseline"
            ? requests.visitor
            : requests.mutation,
      "write",
    );
    showAll(of);
    const answers = turns.filter((turn) => turn.name === "Atelier").flatMap((turn) => turn.answers);
    await expectAll(database, who, answers);
    const times = await jobsDone(database);
    console.log(`  the jobs ended ${times.lag.toFixed(1)} s after the last comment`);
    return {
      atelier: of.Atelier?.total ?? NaN,
      floor: ["baseline", of.baseline?.total ?? NaN],
      peer: peerOf(of),
    };
  },
});

/** Comments by sixteen connections, and everything that follows from them. */
async function burst({ database, product, requests }: Stage, count: number) {
  const meter = await Meter.start(product);
  await load({
    port: product.port,
    requests: requests.member,
    connections: CONNECTIONS,
    seconds: 600,
    enough: count,
    kind: "write",
  });
  const times = await jobsDone(database);
  const { server, database: backends } = await meter.stop();
  return { ...times, each: ((server + backends) * 1000) / count };
}

async function bursts(
  stage: Stage,
  count: number,
  of: (one: JobTimes & { each: number }) => number,
) {
  await burst(stage, count); // until code is optimised
  const figures: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) figures.push(of(await burst(stage, count)));
  return { atelier: median(figures) };
}

const rows: Row<Stage>[] = [
  written("comment", "member"),
  written("comment-visitor", "visitor"),
  {
    name: "comment-and-jobs",
    work: "durable comment by a member and the jobs that follow, until the last is done",
    goal: { most: 4, of: "floor" },
    async measure(stage) {
      const { of } = await inTurns([stage.floor], () => stage.requests.visitor, "write");
      showAll(of);
      return {
        ...(await bursts(stage, 1_000, ({ each }) => each)),
        floor: ["baseline", of.baseline?.total ?? NaN],
      };
    },
  },
  {
    name: "jobs-rate",
    work: "notifications of 100 comments, from the first comment to the last one",
    unit: "jobs/s",
    goal: { least: 100 },
    measure: (stage) => bursts(stage, 100, ({ rate }) => rate),
  },
  {
    name: "jobs-start",
    work: "the first notification of 100 comments comes after",
    unit: "s",
    goal: { most: 1 },
    measure: (stage) => bursts(stage, 100, ({ wait }) => wait),
  },
];

export const comments = group({ start, rows });

async function expectAll(database: string, who: string, answers: readonly string[]): Promise<void> {
  const acknowledged = answers.map((text) => {
    const { comment } = JSON.parse(text) as { comment: { id: string; content: string } };
    return { id: comment.id, content: comment.content };
  });
  await connected(database, async (query) => {
    const stored = await query<{ id: string; content: string }>(
      "select id, content from comments where content like $1",
      [`Written by ${who} as number%`],
    );
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
    expectSame(`comments of a ${who}`, stored.toSorted(byId), acknowledged.toSorted(byId));
    const wrong = await query(
      `select post_id from comment_totals full join (
         select post_id, count(*) from comments where is_public group by post_id
       ) as counted using (post_id) where coalesce(total, 0) <> coalesce(count, 0)`,
    );
    expectSame("posts with a wrong count", wrong, []);
    console.log(`  all ${stored.length} acknowledged are there once`);
  });
}
