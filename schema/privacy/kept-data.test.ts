import { expect, test } from "vitest";
import { aPerson } from "../accounts/person.builder.ts";
import { aComment } from "../blog/comment.builder.ts";
import { aPost } from "../blog/post.builder.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { aProject } from "../projects/project.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor } from "../testing/viewers.ts";

const graph = await testGraph();
const READ = "{ keptData { kind count days } }";

const stored = async (viewer: Viewer): Promise<Record<string, unknown>> => {
  const { keptData } = await graph.as(viewer)(READ);
  return Object.fromEntries(
    keptData.map(({ kind, count, days }: Record<string, string>) => [kind, [count, days]]),
  );
};

test("everyone reads how much is stored of themselves, by kind, and how long", async () => {
  const { member, viewer } = await aPerson(graph);
  const post = await aPost(graph.em(), { author: member });
  await aComment(graph.em(), { post, member, content: "I said so" });
  await aProject(graph.em(), { owners: [member] });
  const { viewer: other } = await aPerson(graph);
  expect(await stored(viewer)).toMatchObject({
    PROFILE: [2, null],
    WRITING: [3, null],
    MESSAGES: [0, null],
    ACTIVITY: [0, 365],
  });
  expect(await stored(other)).toMatchObject({ PROFILE: [2, null], WRITING: [0, null] });
  expect((await graph.refusal(visitor(), READ)).extensions.code).toBe("UNAUTHENTICATED");
});
