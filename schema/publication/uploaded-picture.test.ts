import { expect, test } from "vitest";
import { Role } from "../accounts/role.ts";
import { testGraph } from "../testing/graph.ts";
import { withRole } from "../testing/viewers.ts";
import { deleteUnusedPictures, storePicture, UploadedPicture } from "./uploaded-picture.ts";
import { DAY } from "../foundation/durations.ts";

const graph = await testGraph();
const asEditor = graph.as(withRole(Role.EDITOR));

const upload = () => storePicture("posts", Buffer.from("a picture"), graph.context());

const isStored = (path: string) =>
  graph.services.storage.read(path.slice("/files/".length, -".webp".length)).then(
    async (content) => (await Array.fromAsync(content)).length > 0,
    () => false,
  );

/** Passes days; the timer runs on the first and the last two of them. */
async function passDays(count: number) {
  for (const days of [1, count - 2, 1]) {
    graph.clock.advance(days * DAY);
    await deleteUnusedPictures(graph.context());
  }
}

async function createPost(input: object): Promise<string> {
  const title = { en: `Pictures ${crypto.randomUUID()}` };
  const { createPost: post } = await asEditor(
    "mutation($input: CreatePostInput!) { createPost(input: $input) { id } }",
    { input: { title, ...input } },
  );
  return post.id;
}

const update = (id: string, input: object) =>
  asEditor(
    "mutation($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }",
    { id, input },
  );

const textWith = (src: string) => ({
  type: "doc",
  content: [{ type: "pictures", attrs: { pictures: [{ src, alt: "A kiln" }] } }],
});

test("a picture that is never saved is deleted after a week", async () => {
  const path = await upload();
  await passDays(6);
  expect(await isStored(path)).toBe(true);
  await passDays(3);
  expect(await isStored(path)).toBe(false);
  expect(await graph.em().count(UploadedPicture, { path })).toBe(0);
});

test.each([
  ["cover", (path: string) => ({ cover: path })],
  ["link preview", (path: string) => ({ ogImage: path })],
  ["text of one language", (path: string) => ({ content: { fr: textWith(path) } })],
])("a picture stays while it is a document's %s", async (_, using) => {
  const path = await upload();
  const id = await createPost({
    title: { en: crypto.randomUUID(), fr: crypto.randomUUID() },
    ...using(path),
  });
  await passDays(40);
  expect(await isStored(path)).toBe(true);
  const none = { cover: null, ogImage: null, content: { fr: null } };
  await update(id, none);
  await passDays(32);
  expect(await isStored(path)).toBe(false);
});

test("a picture that another document shows stays when one document loses it", async () => {
  const path = await upload();
  const [first] = [await createPost({ cover: path }), await createPost({ cover: path })];
  await update(first, { cover: null });
  await passDays(40);
  expect(await isStored(path)).toBe(true);
});

test("a picture that is removed and put back within 30 days stays", async () => {
  const path = await upload();
  const id = await createPost({ cover: path });
  await passDays(5);
  await update(id, { cover: null });
  await passDays(25);
  await update(id, { cover: path });
  await passDays(40);
  await update(id, { cover: null });
  await passDays(25);
  expect(await isStored(path)).toBe(true);
});

test("pictures of a post in the trash stay until it is deleted permanently", async () => {
  const path = await upload();
  const id = await createPost({ cover: path });
  await asEditor("mutation($id: ID!) { deletePost(id: $id) }", { id });
  await passDays(29);
  await asEditor("mutation($ids: [ID!]) { restorePosts(ids: $ids) { count } }", { ids: [id] });
  await passDays(40);
  expect(await isStored(path)).toBe(true);
  await asEditor("mutation($ids: [ID!]) { deletePosts(ids: $ids) { count } }", { ids: [id] });
  await asEditor("mutation($ids: [ID!]) { purgePosts(ids: $ids) { count } }", { ids: [id] });
  await passDays(32);
  expect(await isStored(path)).toBe(false);
});
