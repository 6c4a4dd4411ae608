import { serverAudits } from "graphql-http";
import { expect, test } from "vitest";
import { testServer } from "../testing/server.ts";

const server = await testServer();

// the test suite of the GraphQL over HTTP specification: all audits of level MUST
const MUST = serverAudits({ url: `${server.url}/graphql` }).filter(({ name }) =>
  name.startsWith("MUST"),
);

test("the suite contains audits", () => {
  expect(MUST.length).toBeGreaterThan(10);
});

test.each(MUST.map(({ name, fn }) => ({ name, fn })))("$name", async ({ fn }) => {
  expect(await fn()).toMatchObject({ status: "ok" });
});
