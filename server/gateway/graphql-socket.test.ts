import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aPost } from "../../schema/blog/post.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";
import { acknowledged, socketTo, until } from "../testing/socket.ts";

const server = await testServer();
const stopping = await testServer({}, server);
const { id: postId } = await aPost(server.database.em.fork());

const ADDED = "subscription($postId: ID!) { commentAdded(postId: $postId) { id content } }";
const subscribe = (id: string, query = ADDED, variables: object = { postId }) => ({
  id,
  type: "subscribe",
  payload: { query, variables },
});
const initialise = { type: "connection_init" };

describe("a socket is closed with", () => {
  test.each([
    ["no JSON", "{"],
    ["no message", "[]"],
    ["an unknown type", { type: "start" }],
    [
      "a subscription without an id",
      { type: "subscribe", payload: { query: "{ viewer { id } }" } },
    ],
    ["a subscription without a query", { id: "1", type: "subscribe", payload: {} }],
  ])("4400 after %s", async (_name, message) => {
    const socket = await acknowledged(server);
    socket.send(message);
    expect(await socket.closed).toEqual({ code: 4400, reason: "Invalid message received" });
  });

  test("4401 after a subscription before it was acknowledged", async () => {
    const socket = await socketTo(server);
    socket.send(subscribe("1"));
    expect(await socket.closed).toEqual({ code: 4401, reason: "Unauthorized" });
  });

  test("4406 without the subprotocol", async () => {
    const socket = await socketTo(server, { protocols: [] });
    expect((await socket.closed).code).toBe(4406);
  });

  test("4408 if it does not initialise in time", { timeout: 20_000 }, async () => {
    const socket = await socketTo(server);
    expect(await socket.closed).toEqual({
      code: 4408,
      reason: "Connection initialisation timeout",
    });
  });

  test("4409 after a second subscription with the same id", async () => {
    const socket = await acknowledged(server);
    socket.send(subscribe("same"));
    socket.send(subscribe("same"));
    expect(await socket.closed).toEqual({
      code: 4409,
      reason: "Subscriber for same already exists",
    });
  });

  test("4429 after a second connection_init", async () => {
    const socket = await socketTo(server);
    socket.send(initialise);
    socket.send(initialise);
    expect(await socket.closed).toEqual({ code: 4429, reason: "Too many initialisation requests" });
  });

  test("1001 when the server stops", { timeout: 30_000 }, async () => {
    const sockets = [await socketTo(stopping), await acknowledged(stopping)];
    const listening = await acknowledged(stopping);
    listening.send(subscribe("1"));
    const closing = stopping.close();
    for (const socket of [...sockets, listening]) expect((await socket.closed).code).toBe(1001);
    await closing;
  });
});

describe("a socket", () => {
  test("answers a ping", async () => {
    const socket = await acknowledged(server);
    socket.send({ type: "ping" });
    expect(await socket.next()).toEqual({ type: "pong" });
  });

  test("answers queries and mutations, too, as the viewer who connected", async () => {
    const socket = await acknowledged(server, { headers: server.as(withRole(Role.EDITOR)) });
    const create = `mutation { createCategory(input: { name: { en: "By socket" } }) { slug } }`;
    socket.send(subscribe("1", create));
    expect(await socket.next()).toMatchObject({
      id: "1",
      type: "next",
      payload: { data: { createCategory: { slug: "by-socket" } } },
    });
    expect(await socket.next()).toEqual({ id: "1", type: "complete" });
  });

  test("refuses what the viewer may not do", async () => {
    const socket = await acknowledged(server);
    socket.send(subscribe("1", "{ users { nodes { id } } }"));
    const { payload } = await socket.next();
    expect(payload.errors[0]).toMatchObject({
      message: "Sign in to continue",
      extensions: { code: "UNAUTHENTICATED" },
    });
  });

  test("refuses a subscription to an invisible row and stays open", async () => {
    const socket = await acknowledged(server);
    socket.send(subscribe("1", ADDED, { postId: crypto.randomUUID() }));
    const { payload } = await socket.next();
    expect(payload.errors[0]).toMatchObject({
      message: "Post not found",
      extensions: { code: "NOT_FOUND" },
    });
    expect(await socket.next()).toEqual({ id: "1", type: "complete" });
    socket.send(subscribe("1", "{ viewer { id } }"));
    expect(await socket.next()).toMatchObject({ id: "1", type: "next" });
  });

  test.each([
    ["an invalid document", "{"],
    ["an unknown field", "{ nothing }"],
    ["an unknown operation name", "fragment A on Post { id }"],
  ])("refuses %s as malformed", async (_name, query) => {
    const socket = await acknowledged(server);
    socket.send(subscribe("1", query));
    const { type, payload } = await socket.next();
    expect(type).toBe("error");
    expect(payload[0].extensions).toEqual({ code: "MALFORMED" });
  });

  test("refuses variables of the wrong type as bad input", async () => {
    const socket = await acknowledged(server);
    socket.send(subscribe("1", ADDED, { postId: { not: "an id" } }));
    const { payload } = await socket.next();
    expect(payload.errors[0].extensions).toEqual({ code: "INVALID" });
  });

  test("delivers the events of its subscriptions", async () => {
    const socket = await acknowledged(server);
    socket.send(subscribe("1"));
    const written: string[] = [];
    const { id, type, payload } = await until(socket.next(), async () => {
      const { body } = await server.ask("POST", "/api/blog/comments", {
        body: { postId, content: crypto.randomUUID(), name: "Ada", email: "ada@example.org" },
      });
      written.push(body.comment.id);
    });
    expect({ id, type }).toEqual({ id: "1", type: "next" });
    expect(written).toContain(payload.data.commentAdded.id);
  });
});
