import { describe, expect, test } from "vitest";
import { hashOf, User } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { REDIS_URL } from "../../schema/testing/services.ts";
import { TestBrowser } from "../testing/browser.ts";
import { testServer } from "../testing/server.ts";
import { acknowledged, type TestSocket } from "../testing/socket.ts";

const OLD = "a fjord at night";
const NEW = "two fjords by day";
const passwordHash = await hashOf(OLD);

const server = await testServer({ redisUrl: REDIS_URL });
/** A second process, if there is a Redis. */
const beside = REDIS_URL
  ? await testServer({ redisUrl: REDIS_URL }, { database: server.database })
  : server;
const em = () => server.database.em.fork();

async function signedInUser() {
  const { id, email } = await aUser(em(), { passwordHash, member: await aMember(em()) });
  const [mine, other] = [new TestBrowser(server), new TestBrowser(beside)];
  for (const browser of [mine, other]) await browser.signIn(email, OLD);
  return { id, email, mine, other };
}

const change = (browser: TestBrowser, body: object) =>
  browser.json("/api/auth/change-password", body);

async function viewerOn(socket: TestSocket) {
  socket.send({ id: "1", type: "subscribe", payload: { query: "{ viewer { id } }" } });
  const { payload } = await socket.next();
  return payload.data.viewer?.id;
}

test("the new password signs in, the old one no longer does", async () => {
  const { email, mine } = await signedInUser();
  const { status, body } = await change(mine, { oldPassword: OLD, newPassword: NEW });
  expect([status, body]).toEqual([200, { message: "Password changed" }]);
  expect((await new TestBrowser(server).signIn(email, OLD)).status).toBe(401);
  expect((await new TestBrowser(server).signIn(email, NEW)).status).toBe(200);
});

test("the browser that changed it stays signed in with a new token; other browsers are signed out", async () => {
  const { id, mine, other } = await signedInUser();
  const before = mine.cookies.get("session") ?? "";
  const [own, others] = [
    await acknowledged(server, { headers: { cookie: mine.cookie } }),
    await acknowledged(beside, { headers: { cookie: other.cookie } }),
  ];
  await change(mine, { oldPassword: OLD, newPassword: NEW });

  expect((await others.closed).code).toBe(4310);
  expect(await other.session()).toEqual({});
  expect(await mine.session()).toHaveProperty("user.id", id);
  expect(mine.cookies.get("session")).not.toBe(before);
  expect(await viewerOn(own)).toBe(id);

  const stolen = new TestBrowser(server);
  stolen.cookies.set("session", before);
  expect(await stolen.session()).toEqual({});
});

describe("changing the password is refused", () => {
  test.each([
    [{ oldPassword: "wrong", newPassword: NEW }, { oldPassword: "Incorrect" }],
    [{ oldPassword: OLD, newPassword: "short" }, { newPassword: "At least 10 characters" }],
    [{ oldPassword: OLD, newPassword: "Password123" }, { newPassword: "Too common" }],
    [{ oldPassword: OLD }, { newPassword: "Required" }],
    [{ oldPassword: OLD, newPassword: 7 }, { newPassword: "Must be text" }],
    [{ newPassword: NEW }, { oldPassword: "Required" }],
    [
      { oldPassword: "wrong", newPassword: "short", confirm: "other" },
      {
        oldPassword: "Incorrect",
        newPassword: "At least 10 characters",
        confirm: "Does not match",
      },
    ],
    [{ oldPassword: OLD, newPassword: NEW, confirm: "other" }, { confirm: "Does not match" }],
    [{ oldPassword: { $ne: "" }, newPassword: NEW }, { oldPassword: "Required" }],
  ])("%j", async (body, fields) => {
    const { id, mine, other } = await signedInUser();
    const answer = await change(mine, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: "INVALID", fields });
    expect(typeof answer.body.message).toBe("string");
    expect(await other.session()).toHaveProperty("user.id", id);
  });

  test.each([{}, { oldPassword: "", newPassword: "" }, { oldPassword: null, newPassword: null }])(
    "without its fields, which are named: %j",
    async (body) => {
      const { mine } = await signedInUser();
      const answer = await change(mine, body);
      expect([answer.status, answer.body]).toEqual([
        422,
        {
          code: "INVALID",
          message: "Invalid input",
          fields: { oldPassword: "Required", newPassword: "Required" },
        },
      ]);
    },
  );

  test("without a session", async () => {
    const { status } = await change(new TestBrowser(server), {
      oldPassword: OLD,
      newPassword: NEW,
    });
    expect(status).toBe(401);
  });

  test("from another site", async () => {
    const { id, mine } = await signedInUser();
    const foreign = new TestBrowser(server, { origin: "https://evil.example" });
    foreign.cookies.set("session", mine.cookies.get("session") ?? "");
    expect((await change(foreign, { oldPassword: OLD, newPassword: NEW })).status).toBe(403);
    expect(await mine.session()).toHaveProperty("user.id", id);
  });
});

test("one of two concurrent changes is refused", async () => {
  const { id, mine, other } = await signedInUser();
  const { version } = await em().findOneOrFail(User, id);
  const answers = await Promise.all([
    change(mine, { oldPassword: OLD, newPassword: NEW }),
    change(other, { oldPassword: OLD, newPassword: "three fjords at dawn" }),
  ]);
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses[0]).toBe(200);
  expect([401, 409, 422]).toContain(statuses[1]);
  expect((await em().findOneOrFail(User, id)).version).toBe(version + 1);
});
