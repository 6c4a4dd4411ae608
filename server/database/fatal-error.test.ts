import { expect, test } from "vitest";
import { isFatal } from "./fatal-error.ts";

const failure = (values: object) => Object.assign(new Error("failed"), values);
const well = () => Promise.resolve({ rows: [] });
const tooDeep = () => Promise.reject(failure({ code: "54001", severity: "ERROR" }));

test.each([
  ["panics", failure({ severity: "PANIC" }), well, true],
  ["ends", failure({ severity: "FATAL" }), well, true],
  ["exits", failure({ name: "ExitStatus" }), well, true],
  ["is aborted", new WebAssembly.RuntimeError("Aborted()"), well, true],
  ["has no stack for any statement", failure({ code: "54001" }), tooDeep, true],
  ["has no stack for one statement", failure({ code: "54001" }), well, false],
  ["refuses a value", failure({ code: "22P02", severity: "ERROR" }), well, false],
])("isFatal, for a database that %s", async (_name, error, next, expected) => {
  expect(await isFatal(error, next)).toBe(expected);
});
