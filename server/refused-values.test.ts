import { expect, test } from "vitest";
import { testServer } from "./testing/server.ts";

const { context, log } = await testServer();

test("values that no column can hold are logged: the first, the tenth, the hundredth", () => {
  const { services } = context();
  const refusal = Object.assign(new Error("invalid input syntax"), { code: "22P02" });
  for (let times = 0; times < 100; times += 1) services.valueRefused(refusal, "Member");
  const lines = log.map((line) => JSON.parse(line)).filter(({ code }) => code === "22P02");
  const fact = {
    of: "Member",
    why: "invalid input syntax",
    msg: "a value does not fit its column",
  };
  expect(lines).toMatchObject([1, 10, 100].map((times) => ({ ...fact, times })));
});
