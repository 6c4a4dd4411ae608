import { expect, test } from "vitest";
import { copyOfCleanDatabase } from "../../schema/testing/database.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const { database, lose } = await copyOfCleanDatabase();
await lose();
const broken = await testServer({}, { database });

test("the process is up and ready", async () => {
  expect(await server.ask("GET", "/health")).toMatchObject({ status: 200, body: { status: "up" } });
  expect(await server.ask("GET", "/ready")).toMatchObject({
    status: 200,
    body: { status: "ready" },
  });
});

test("without its database it is up and not ready", { timeout: 30_000 }, async () => {
  const { status, body } = await broken.ask("GET", "/ready");
  expect(status).toBe(503);
  expect(body).toEqual({ status: "the database does not answer" });
  expect((await broken.ask("GET", "/health")).status).toBe(200);
});
