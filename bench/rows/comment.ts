// A durable comment by each of sixteen concurrent clients, all with different texts on many posts;
// afterwards every acknowledged one exists once, and counts are right.

import { graphql, post, type Request } from "../requests.ts";
import { type Contender, startFloor, startProduct } from "../support/contender.ts";
import { inTurns } from "../support/measure.ts";
import { connected, type Query } from "../support/postgres.ts";
import { type Line, showMeasured } from "../support/report.ts";
import { expectSame } from "../support/same.ts";
import { copyOfWorld } from "../support/world.ts";

const POSTS = 20_000;
const WRITTEN_ON = 500;

interface Comment {
  id: string;
  content: string;
}

/** Where each server stores comments, and a query for posts with a wrong count. */
const KEPT_AT: Record<string, { comments: string; wrongCounts?: string }> = {
  counting: { comments: "counting.comments" },
  kept: {
    comments: "kept.comments",
    wrongCounts: `select post_id from kept.comment_counts left join (
        select post_id, count(*) from kept.comments where is_public group by post_id
      ) as counted using (post_id) where total <> coalesce(count, 0)`,
  },
  Atelier: {
    comments: "public.comments",
    wrongCounts: `select id from public.posts left join (
        select post_id, count(*) from public.comments where is_public group by post_id
      ) as counted on post_id = id where comment_count <> coalesce(count, 0)`,
  },
};

export async function comment(): Promise<Line[]> {
  const database = await copyOfWorld(POSTS);
  const contenders = [
    await startFloor(database, "counting"),
    await startFloor(database, "kept"),
    await startProduct(database),
  ];
  const posts = await connected(database, (query) =>
    query<{ id: string }>(
      `select id from posts where languages <> '{}' order by md5(id::text) limit ${WRITTEN_ON}`,
    ),
  );
  // {n} makes each a different comment by a different visitor
  const words = (way: string) => ({
    content: `Written over ${way} as number {n} of a measurement.`,
    name: "Visitor {n}",
    email: "visitor{n}@bench.example",
  });
  const lines = [
    await lineOf(
      "REST",
      posts.map(({ id }) => post("/api/blog/comments", { postId: id, ...words("REST") })),
      (answer) => (answer as { comment: Comment }).comment,
    ),
    await lineOf(
      "GraphQL",
      posts.map(({ id }) => graphql("write-comment", { postId: id, ...words("GraphQL") })),
      (answer) => (answer as { data: { createComment: Comment } }).data.createComment,
    ),
  ];
  for (const contender of contenders) await contender.end();
  return lines;

  async function lineOf(
    way: string,
    requests: readonly Request[],
    commentOf: (answer: unknown) => Comment,
  ): Promise<Line> {
    const work = `durable comment, 16 clients, ${way}`;
    console.log(work);
    const { of, turns } = await inTurns(contenders, () => requests, { isWriting: true });
    for (const contender of contenders) {
      const acknowledged = turns
        .filter(({ name }) => name === contender.name)
        .flatMap(({ answers }) => answers.map((text) => commentOf(JSON.parse(text))));
      await connected(database, (query) =>
        expectAll(`${work}, ${contender.name}`, way, acknowledged, contender, query),
      );
    }
    const { counting, kept, Atelier } = of;
    if (!counting || !kept || !Atelier) throw new Error("A server was not measured");
    showMeasured("counting", counting);
    showMeasured("kept", kept);
    showMeasured("Atelier", Atelier);
    return {
      work,
      unit: "CPU ms",
      beside: ["counting", counting.total],
      floor: kept.total,
      atelier: Atelier.total,
      ratio: Atelier.total / kept.total,
      goal: "≤ 1.6",
    };
  }
}

async function expectAll(
  work: string,
  way: string,
  acknowledged: readonly Comment[],
  { name }: Contender,
  query: Query,
): Promise<void> {
  const { comments, wrongCounts } = KEPT_AT[name] as { comments: string; wrongCounts?: string };
  const stored = await query<Comment>(
    `select id, content from ${comments} where content like 'Written over ${way} as number%'
     order by content`,
  );
  const sent = acknowledged.map(({ id, content }) => ({ id, content }));
  const byContent = (one: Comment, other: Comment) => (one.content < other.content ? -1 : 1);
  expectSame(work, stored.toSorted(byContent), sent.toSorted(byContent));
  if (wrongCounts) expectSame(`${work}, wrong counts`, await query(wrongCounts), []);
  console.log(`  ${name}: all ${stored.length} acknowledged are there once`);
}
