import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { aComment } from "./comment.builder.ts";
import { aPost } from "./post.builder.ts";

const graph = await testGraph();
const post = await aPost(graph.em());
await aComment(graph.em(), { post });

const READ = `{
  commentCounts { approved spam pending }
  commentsToModerate { totalCount }
  spam: commentsToModerate(filter: { status: SPAM }) { totalCount }
}`;

const writeSpam = (count: number) =>
  graph.em().getConnection().execute(`
    insert into comments (id, created_at, updated_at, post_id, content, name, status, locale, spam_score, fingerprint)
      select gen_random_uuid(), now(), now(), '${post.id}', 'Buy', 'Spammer', 'spam', 'en', 100, gen_random_uuid()
      from generate_series(1, ${count})`);

test("rows are counted up to 10,000, and 10,001 means more; small groups stay exact", async () => {
  const as = graph.as(withRole(Role.MODERATOR));
  await writeSpam(9_999);
  expect(await as(READ)).toEqual({
    commentCounts: { approved: 1, spam: 9_999, pending: 0 },
    commentsToModerate: { totalCount: 10_000 },
    spam: { totalCount: 9_999 },
  });
  await writeSpam(5);
  expect(await as(READ)).toEqual({
    commentCounts: { approved: 1, spam: 10_001, pending: 0 },
    commentsToModerate: { totalCount: 10_001 },
    spam: { totalCount: 10_001 },
  });
});

test("pages go on after the counted rows", async () => {
  const page = (number: number) =>
    graph.as(withRole(Role.MODERATOR))(`{
      commentsToModerate(first: 25, page: ${number}) { nodes { id } pageInfo { hasNextPage } }
    }`);
  await graph.em().getConnection().execute("delete from comments where name = 'Spammer'");
  await writeSpam(10_034);
  const [counted, last] = [await page(401), await page(402)];
  expect(counted.commentsToModerate.nodes).toHaveLength(25);
  expect(counted.commentsToModerate.pageInfo.hasNextPage).toBe(true);
  expect(last.commentsToModerate.nodes).toHaveLength(10);
  expect(last.commentsToModerate.pageInfo.hasNextPage).toBe(false);
});
