import { createSourceEventStream, getOperationAST, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aComment } from "../../schema/blog/comment.builder.ts";
import { CommentStatus } from "../../schema/blog/comment.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { SubscriptionSource } from "../../schema/foundation/subscription-source.ts";
import { type RunStatement } from "../../schema/foundation/reading/sql/compiled.ts";
import { statementRunner } from "../../schema/foundation/reading/sql/run-statement.ts";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { testGraph } from "../../schema/testing/graph.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { acknowledged } from "../testing/socket.ts";
import { testServer } from "../testing/server.ts";
import { Fanout } from "../../schema/foundation/reading/live/fanout.ts";

const graph = await testGraph();
const { schema } = graph;
const member = await aMember(graph.em());

const ADDED = "subscription($postId: ID!) { commentAdded(postId: $postId) { id content email } }";
const CHANGED = `subscription($postId: ID!) {
  commentChanged(postId: $postId) { commentId commentCount comment { email } }
}`;

/** The close code that a client sees if the server's reason did not arrive in time. */
const CUT_OFF = 1006;

/** Each of the two events is loaded once, to evaluate the row policies. */
const LOOKED_UP = 2;

/** A fan-out that counts its statements. */
function countedGroups() {
  const run = statementRunner(graph.em());
  const counted = { statements: 0 };
  const runCounted: RunStatement = (text, values) => {
    counted.statements += 1;
    return run(text, values);
  };
  const unexpected = (error: unknown): never => {
    throw error;
  };
  const groups = new Fanout(schema, graph.em, graph.services, runCounted, unexpected);
  return { groups, counted };
}

/**
 * Subscribes these viewers; returns what each has received when all have received the event after
 * it.
 */
async function audience(viewers: Viewer[], query: string, post: { id: string }) {
  const { groups, counted } = countedGroups();
  const received = viewers.map((): string[] => []);
  const arrived = Promise.withResolvers<void>();
  const after = await aComment(graph.em(), { post }); // everyone may see it
  const isLast = (payloads: string[]) => payloads.at(-1)?.includes(after.id);
  for (const [i, viewer] of viewers.entries()) {
    const document = parse(query);
    const context = graph.context(viewer);
    const variables = { postId: post.id };
    const feed = await createSourceEventStream({
      schema,
      document,
      variableValues: variables,
      contextValue: context,
    });
    const operation = getOperationAST(document);
    if (!(feed instanceof SubscriptionSource) || !operation) throw new Error("Not an event stream");
    await groups.join(feed, { document, operation, variables, context }, (payload) => {
      received[i]?.push(payload);
      if (received.every(isLast)) arrived.resolve();
    });
  }
  /**
   * Publishes this comment; returns the statements that were run and the payloads of each viewer.
   */
  return async (topic: "added" | "changed", { id }: { id: string }) => {
    const publish = (which: string) =>
      graph.services.pubSub.publish(`comments.${topic}.${post.id}`, { id: which });
    void publish(id);
    void publish(after.id);
    await arrived.promise;
    const deliveredAfter = new Set(received.map((one) => one.at(-1))).size;
    const statements = counted.statements - LOOKED_UP - deliveredAfter;
    return { statements, payloads: received.map((one) => one.slice(0, -1)) };
  };
}

describe("an event", () => {
  test("is read and serialized once for all subscribers with the same answer", async () => {
    const post = await aPost(graph.em());
    const visitors = Array.from({ length: 30 }, visitor);
    const members = Array.from({ length: 10 }, () =>
      withRole(Role.MEMBER, { memberId: member.id }),
    );
    const announce = await audience([...visitors, ...members], ADDED, post);
    const comment = await aComment(graph.em(), { post, content: "Once", email: "a@example.org" });
    const { statements, payloads } = await announce("added", comment);
    expect(statements).toBe(1);
    const expected = { data: { commentAdded: { id: comment.id, content: "Once", email: null } } };
    for (const each of payloads) expect(each.map((one) => JSON.parse(one))).toEqual([expected]);
  });

  test("is read again for viewers who may see more of it", async () => {
    const post = await aPost(graph.em());
    const viewers = [visitor(), visitor(), withRole(Role.MODERATOR), withRole(Role.ADMIN)];
    const announce = await audience(viewers, ADDED, post);
    const comment = await aComment(graph.em(), { post, email: "b@example.org" });
    const { statements, payloads } = await announce("added", comment);
    expect(statements).toBe(2);
    const emails = payloads.map(([payload = ""]) => JSON.parse(payload).data.commentAdded.email);
    expect(emails).toEqual([null, null, "b@example.org", "b@example.org"]);
  });

  test("of a pending comment reaches only its author and moderators", async () => {
    const post = await aPost(graph.em());
    const own = withRole(Role.MEMBER, { memberId: member.id });
    const other = withRole(Role.MEMBER, { memberId: (await aMember(graph.em())).id });
    const viewers = [visitor(), other, own, withRole(Role.MODERATOR)];
    const announce = await audience(viewers, ADDED, post);
    const { PENDING } = CommentStatus;
    const comment = await aComment(graph.em(), { post, member, status: PENDING });
    const { payloads } = await announce("added", comment);
    expect(payloads.map(({ length }) => length)).toEqual([0, 0, 1, 1]);
  });

  test("of a comment that gets hidden tells others only that it is gone", async () => {
    const post = await aPost(graph.em());
    const viewers = [visitor(), withRole(Role.MODERATOR)];
    const announce = await audience(viewers, CHANGED, post);
    const { TRASH } = CommentStatus;
    const comment = await aComment(graph.em(), { post, status: TRASH, email: "c@example.org" });
    const { payloads } = await announce("changed", comment);
    const changes = payloads.map(([payload = ""]) => JSON.parse(payload).data.commentChanged);
    const common = { commentId: comment.id, commentCount: 1 };
    expect(changes).toEqual([
      { ...common, comment: null },
      { ...common, comment: { email: "c@example.org" } },
    ]);
  });
});

test(
  "a socket that reads too slowly is closed, and the others receive everything",
  { timeout: 60_000 },
  async () => {
    const server = await testServer();
    const post = await aPost(server.database.em.fork());
    const aliases = Array.from({ length: 40 }, (_, i) => `a${i}: content`).join(" ");
    const query = `subscription { commentAdded(postId: "${post.id}") { id ${aliases} } }`;
    const [slow, quick] = [await acknowledged(server), await acknowledged(server)];
    for (const socket of [slow, quick])
      socket.send({ id: "1", type: "subscribe", payload: { query } });
    slow.pause();
    const content = "é".repeat(5_000); // 400 KB an event
    const ids: string[] = [];
    while (ids.length < 60) {
      const { body } = await server.ask("POST", "/api/blog/comments", {
        body: {
          postId: post.id,
          content: `${content.slice(4)}${ids.length + 100}`,
          name: "A",
          email: `${ids.length}@example.org`,
        },
      });
      ids.push(body.comment.id);
    }
    const received: string[] = [];
    while (received.at(-1) !== ids.at(-1)) {
      received.push((await quick.next()).payload.data.commentAdded.id);
    }
    expect(received).toEqual(ids.slice(ids.indexOf(received[0] ?? "")));
    slow.resume();
    const { code } = await slow.closed;
    expect([4429, CUT_OFF]).toContain(code);
  },
);
