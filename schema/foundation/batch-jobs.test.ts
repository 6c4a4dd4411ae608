import { beforeEach, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { Post } from "../blog/index.ts";
import { aPost } from "../blog/post.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { type BatchHandler, runBatchJob } from "./batch-jobs.ts";
import { OutboxEntry, flushOutbox } from "./outbox.ts";
import { MINUTE } from "./durations.ts";

const graph = await testGraph();
const editor = withRole(Role.EDITOR);
const NAME = "feature-posts";

const run = async (handle: BatchHandler) => {
  const errors: unknown[] = [];
  await runBatchJob(NAME, handle, graph.context, (error) => errors.push(error));
  return errors;
};
const left = () => graph.em().count(OutboxEntry);
const featured = async () =>
  (await graph.em().find(Post, { featured: true })).map(({ id }) => id).toSorted();

/** Features the posts with these ids; fails if there is none with one of them. */
const feature: BatchHandler = async (inputs, { em }) => {
  for (const { id = "" } of inputs) (await em.findOneOrFail(Post, id)).featured = true;
};

async function enqueue(...ids: string[]): Promise<void> {
  const context = graph.context(editor);
  for (const id of ids) context.enqueueBatchJob(NAME, { id });
  await context.save();
}

beforeEach(async () => {
  await graph.em().nativeDelete(OutboxEntry, {});
  await graph.em().nativeDelete(Post, {});
});

test("inputs of several requests are handled together, saved and removed", async () => {
  const posts = [await aPost(graph.em()), await aPost(graph.em())].map(({ id }) => id);
  for (const id of posts) await enqueue(id);
  const batches: string[][] = [];
  const errors = await run((inputs, context) => {
    batches.push(inputs.map(({ id = "" }) => id));
    return feature(inputs, context);
  });
  expect(errors).toEqual([]);
  expect(batches).toEqual([posts]);
  expect(await featured()).toEqual(posts.toSorted());
  expect(await left()).toBe(0);
});

test("a faulty input does not hold up the others, and is tried again", async () => {
  const [one, other] = [await aPost(graph.em()), await aPost(graph.em())];
  const missing = crypto.randomUUID();
  await enqueue(one.id, missing, other.id);
  expect(await run(feature)).toHaveLength(2); // the batch, then the input alone
  expect(await featured()).toEqual([one.id, other.id].toSorted());
  expect(await graph.em().find(OutboxEntry, {})).toMatchObject([{ payload: { id: missing } }]);
  const again: unknown[] = [];
  expect(await run(async (inputs) => again.push(...inputs))).toEqual([]);
  expect(again).toEqual([{ id: missing }]);
  expect(await left()).toBe(0);
});

test("two processes that handle the same inputs save them once", async () => {
  const { id } = await aPost(graph.em());
  await enqueue(id);
  const both = Promise.withResolvers<void>();
  let begun = 0;
  const twice: BatchHandler = async (_, { em }) => {
    begun += 1;
    if (begun === 2) both.resolve();
    await both.promise;
    const post = await em.findOneOrFail(Post, id);
    post.tags = [...post.tags, "handled"];
  };
  const errors = await Promise.all([run(twice), run(twice)]);
  expect(begun).toBe(2);
  expect(errors.flat()).toEqual([]);
  expect((await graph.em().findOneOrFail(Post, id)).tags).toEqual(["handled"]);
});

test("what a killed process has left stays until the job runs", async () => {
  const { id } = await aPost(graph.em());
  await enqueue(id);
  graph.clock.advance(MINUTE);
  expect(await flushOutbox(graph.em(), graph.services)).toBe(0);
  expect(await left()).toBe(1);
  expect(await run(feature)).toEqual([]);
  expect(await featured()).toEqual([id]);
});
