import { expect } from "vitest";
import { z } from "zod";
import { authCalls } from "../auth/openapi-auth.ts";
import { routes } from "../rest/index.ts";
import { uploadCalls } from "../uploads/openapi-uploads.ts";

const patterns = [...routes, ...authCalls, ...uploadCalls].map((call) => ({
  ...call,
  pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}/?(\\?.*)?$`),
}));

/** A REST answer has exactly the fields that its schema describes. */
export function expectDescribed(method: string, path: string, body: unknown): void {
  const call = patterns.find((one) => one.method === method && one.pattern.test(path));
  if (!call?.answer) return;
  const { error, data } = call.answer.safeParse(body);
  expect(error && z.prettifyError(error), `${method} ${path}`).toBeUndefined();
  expect(body, `${method} ${path}`).toEqual(data);
}
