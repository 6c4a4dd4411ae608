import { afterAll, describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { Comment } from "../../schema/blog/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { aConversation } from "../../schema/chat/conversation.builder.ts";
import { aPerson, type BuiltPerson } from "../../schema/accounts/person.builder.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { describeWith, POSTGRES_URL, REDIS_URL } from "../../schema/testing/services.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { open } from "../database/database.ts";
import { cableTo } from "../testing/cable.ts";
import { type TestServer, testServer } from "../testing/server.ts";

const COUNT = "query($id: ID!) { post(id: $id) { commentCount } }";
const PATIENT = { timeout: 60_000 }; // for a busy machine
let written = 0;

/** Writes a comment; returns the post's comment count afterwards. */
async function write({ ask, database }: TestServer, post: { id: string }) {
  written += 1;
  const { status } = await ask("POST", "/api/blog/comments", {
    body: {
      postId: post.id,
      content: `Number ${written}`,
      name: "Ada",
      email: `ada-${written}@example.org`,
    },
  });
  if (status !== 200) throw new Error(`Refused with ${status}`);
  return database.em.fork().count(Comment, { post: post.id });
}

const countByGraph = async ({ ask }: TestServer, { id }: { id: string }): Promise<number> =>
  (await ask("POST", "/graphql", { body: { query: COUNT, variables: { id } } })).body.data.post
    .commentCount;

const countByRest = async ({ ask }: TestServer, slug: string): Promise<number> =>
  (await ask("GET", `/api/blog/public/${slug}`)).body.post.commentCount;

describe("in the process that writes", async () => {
  const server = await testServer({ rateLimits: false });
  const em = server.database.em.fork();

  test("every write is visible in the next read", PATIENT, async () => {
    const post = await aPost(em, { title: { en: "Fresh" } });
    for (let n = 0; n < 10; n += 1) {
      await Promise.all([countByGraph(server, post), countByRest(server, "fresh")]); // fills the caches
      const count = await write(server, post);
      expect(await countByGraph(server, post)).toBe(count);
      expect(await countByRest(server, "fresh")).toBe(count);
    }
  });

  test("also during concurrent reads", PATIENT, async () => {
    const post = await aPost(em, { title: { en: "Busy" } });
    let isWriting = true;
    const reader = async () => {
      while (isWriting) await countByRest(server, "busy");
    };
    const readers = Array.from({ length: 4 }, reader);
    for (let n = 0; n < 10; n += 1) {
      const count = await write(server, post);
      expect(await countByRest(server, "busy")).toBe(count);
    }
    isWriting = false;
    await Promise.all(readers);
  });

  test("a new category, a new author name and an unpublished post are visible, too", async () => {
    const post = await aPost(em, { title: { en: "Soon gone" } });
    const path = "/api/blog/public/soon-gone";
    expect((await server.ask("GET", path)).status).toBe(200);
    const as = withRole(Role.EDITOR);
    const query = `mutation { unpublishPost(id: "${post.id}", locale: en) { id } }`;
    await server.ask("POST", "/graphql", { as, body: { query } });
    expect((await server.ask("GET", path)).status).toBe(404);
  });
});

test("who leaves a group, comes back or is removed shows in the next read", PATIENT, async () => {
  const server = await testServer({ rateLimits: false });
  const em = () => server.database.em.fork();
  const [owner, other] = [await aPerson({ em }), await aPerson({ em })];
  const people = [owner.member, other.member];
  const { conversation } = await aConversation(em(), { people, title: "Kept" });
  const { id } = conversation;
  const ask = async ({ viewer }: BuiltPerson, query: string) =>
    (await server.ask("POST", "/graphql", { as: viewer, body: { query } })).body.data;
  const rolesIn = async () => {
    const query = `{ conversation(id: "${id}") { participants { role member { id } } } }`;
    const { participants } = (await ask(owner, query)).conversation;
    return participants.map(({ role }: { role: string }) => role).toSorted();
  };
  const member = `memberId: "${other.member.id}"`;
  expect(await rolesIn()).toEqual(["MEMBER", "OWNER"]);
  await ask(other, `mutation { leaveConversation(id: "${id}") }`);
  expect(await rolesIn()).toEqual(["OWNER"]);
  await ask(other, `mutation { rejoinConversation(id: "${id}") { title } }`);
  expect(await rolesIn()).toEqual(["MEMBER", "OWNER"]);
  await ask(owner, `mutation { removeParticipant(id: "${id}", ${member}) { title } }`);
  expect(await rolesIn()).toEqual(["OWNER"]);
});

describe("a member's first project", async () => {
  const server = await testServer({ rateLimits: false });
  const em = () => server.database.em.fork();
  const PUBLISH = "mutation($id: ID!) { publishProject(id: $id, locale: en) { id } }";

  test(
    "is on their page once it is published, however often it was read before",
    PATIENT,
    async () => {
      for (let n = 0; n < 4; n += 1) {
        const { member, viewer } = await aPerson({ em });
        const { id } = await aProject(em(), { published: [], owners: [member] });
        const onPage = async () => {
          const { body } = await server.ask("GET", `/api/members/public/${member.handle}`);
          return body.member.projects.map((one: { id: string }) => one.id);
        };
        expect(await onPage()).toEqual([]);
        let isWriting = true;
        const reader = async () => {
          while (isWriting) await onPage();
        };
        const readers = Array.from({ length: 4 }, reader);
        const { body } = await server.ask("POST", "/graphql", {
          as: viewer,
          body: { query: PUBLISH, variables: { id } },
        });
        const shown = await onPage();
        isWriting = false;
        await Promise.all(readers);
        expect(body).toMatchObject({ data: { publishProject: { id } } });
        expect([shown, await onPage()]).toEqual([[id], [id]]);
      }
    },
  );
});

describeWith(POSTGRES_URL && REDIS_URL, "in another process", async (redisUrl) => {
  const cable = await cableTo(redisUrl);
  const here = await testServer({ redisUrl, rateLimits: false });
  const url = here.database.config.get("clientUrl") ?? "";
  const second = await open({ url });
  const there = await testServer({ redisUrl: cable.url, rateLimits: false }, { database: second });
  afterAll(async () => {
    await there.close();
    await second.close();
    cable.cut();
  });

  test("a write is visible soon, and never followed by older data", PATIENT, async () => {
    const post = await aPost(here.database.em.fork(), { title: { en: "Shared" } });
    for (let n = 0; n < 10; n += 1) {
      await countByRest(there, "shared");
      const count = await write(here, post);
      await expect.poll(() => countByRest(there, "shared")).toBe(count);
      expect(await countByGraph(there, post)).toBe(count);
    }
  });

  test("nothing is cached while the other processes cannot be heard", PATIENT, async () => {
    const post = await aPost(here.database.em.fork(), { title: { en: "Cut off" } });
    await countByRest(there, "cut-off");
    await cable.interrupt();
    await countByRest(there, "cut-off");
    for (let n = 0; n < 10; n += 1) {
      const count = await write(here, post);
      expect(await countByRest(there, "cut-off")).toBe(count);
      expect(await countByGraph(there, post)).toBe(count);
    }
  });
});
