import type { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { aComment } from "./comment.builder.ts";
import { denormalizationCheck } from "./denormalization-check.ts";
import { aPost } from "./post.builder.ts";

const graph = await testGraph();
const ask = graph.as(withRole(Role.MODERATOR));

const MODERATE = `mutation($ids: [ID!]!, $status: CommentStatus!) {
  moderateComments(ids: $ids, status: $status) { id }
}`;
const STATUSES = ["APPROVED", "PENDING", "SPAM"];
const MODERATORS = 8;

async function threads(): Promise<string[]> {
  const ids = [];
  for (const post of [await aPost(graph.em()), await aPost(graph.em())]) {
    for (let n = 0; n < 4; n += 1) {
      const top = await aComment(graph.em(), { post });
      const reply = await aComment(graph.em(), { post, parent: top });
      ids.push(top.id, reply.id);
    }
  }
  return ids;
}

/** Ignores the expected errors when another moderator was faster. */
async function moderate(ids: string[], status: string | undefined): Promise<void> {
  await ask(MODERATE, { ids, status }).catch((error: GraphQLError) => {
    if (error.extensions.code !== "CONFLICT") throw error;
  });
}

/** How many this database has counted, also for the test files that used it before. */
async function deadlocks(): Promise<number> {
  const [met] = await graph
    .em()
    .getConnection()
    .execute("select deadlocks from pg_stat_database where datname = current_database()");
  return Number(met?.deadlocks);
}

test(
  "concurrent moderators of the same comments do not deadlock",
  { timeout: 60_000 },
  async () => {
    const ids = await threads();
    const moderator = async (_: unknown, n: number): Promise<void> => {
      for (let act = 0; act < 8; act += 1) {
        const some = ids.filter((_id, i) => (i * (n + 2) + act * 5) % 7 < 3);
        await moderate(n % 2 ? some : some.toReversed(), STATUSES[(n + act) % 3]);
      }
    };
    const before = await deadlocks();
    await Promise.all(Array.from({ length: MODERATORS }, moderator));
    expect(await deadlocks()).toBe(before);
    expect(await denormalizationCheck(graph.em())).toEqual([]);
  },
);
