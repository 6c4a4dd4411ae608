import { expect, test } from "vitest";
import { copyOfCleanDatabase } from "../../schema/testing/database.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const { database, lose } = await copyOfCleanDatabase();
await lose();
const broken = await testServer({}, { database });

test("the process is up and ready, and names what it needs", async () => {
  expect(await server.ask("GET", "/health")).toMatchObject({ status: 200, body: { status: "up" } });
  const { status, body } = await server.ask("GET", "/ready");
  expect(status).toBe(200);
  expect(body).toEqual({ status: "ready", database: "up", disk: "up" });
});

test("without its database it is up and not ready", { timeout: 30_000 }, async () => {
  const { status, body } = await broken.ask("GET", "/ready");
  expect(status).toBe(503);
  expect(body).toMatchObject({ status: "the database does not answer", database: "down" });
  expect((await broken.ask("GET", "/health")).status).toBe(200);
});

test("a mail server that cannot be reached is named, and leaves it ready", async () => {
  const withMail = await testServer({ smtpUrl: "smtp://127.0.0.1:1" });
  await expect
    .poll(async () => (await withMail.ask("GET", "/ready")).body)
    .toMatchObject({ status: "ready", mail: "down" });
});

test("while it drains it is not ready, and answers everything else", async () => {
  const ending = await testServer();
  ending.drain();
  expect(await ending.ask("GET", "/ready")).toMatchObject({
    status: 503,
    body: { status: "draining", database: "up" },
  });
  expect((await ending.ask("GET", "/api/blog/public")).status).toBe(200);
});
