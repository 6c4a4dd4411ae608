import { request as open } from "node:http";
import { expect, test } from "vitest";
import { testServer } from "../testing/server.ts";

const server = await testServer();

const URLENCODED = "application/x-www-form-urlencoded";
const CALLS = [
  "/api/auth/signin/credentials",
  "/api/auth/callback/credentials",
  "/api/jobs/019adf00-0000-7000-8000-000000000000/apply",
];
const PAGES = [
  "/settings",
  "/auth/login",
  "/auth/register",
  "/auth/reset-password",
  "/contact-us",
  "/coming-soon",
  "/faqs",
  "/careers/applications/x",
  "/careers/illustrator",
  "/no/careers/illustrator.data",
  "/blog/x",
  "/no-such-page",
  "/careers/feed.xml",
];

async function send(path: string, type: string, body: string): Promise<number> {
  const { status } = await server.ask("POST", path, { headers: { "content-type": type }, body });
  return status;
}

test.each([...CALLS, ...PAGES])(
  "%s refuses a form of many fields before it is parsed",
  async (path) => {
    expect(await send(path, URLENCODED, "a&".repeat(201))).toBe(413);
  },
);

test.each([...CALLS, ...PAGES])("%s refuses a long form", async (path) => {
  expect(await send(path, URLENCODED, `a=${"x".repeat(100_000)}`)).toBe(413);
});

const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
const JOB_FORMS = ["/api/jobs/019adf00-0000-7000-8000-000000000000/apply", "/careers/illustrator"];

test.each(JOB_FORMS)("%s refuses a form of many parts", async (path) => {
  const body = `${part.repeat(101)}--b--\r\n`;
  expect(await send(path, "multipart/form-data; boundary=b", body)).toBe(413);
  // the parts are counted by the boundary that the parser takes
  expect(await send(path, "multipart/form-data; xboundary=x; boundary=b", body)).toBe(413);
  expect(await send(path, "multipart/form-data", body)).toBe(400);
});

test.each(PAGES.filter((page) => !page.includes("careers/illustrator")))(
  "%s refuses a form as large as a CV",
  async (path) => {
    const body = `${part}${"x".repeat(100_000)}--b--\r\n`;
    expect(await send(path, "multipart/form-data; boundary=b", body)).toBe(413);
  },
);

test.each(JOB_FORMS)("%s reads at most four long forms of a network at once", async (path) => {
  const headers = {
    "content-type": "multipart/form-data; boundary=b",
    "content-length": 1_000_000,
  };
  const begun = Array.from({ length: 5 }, () =>
    open(new URL(path, server.url), { method: "POST", headers }),
  );
  const refused = Promise.race(
    begun.map(
      (one) =>
        new Promise((resolve) => {
          one.once("response", ({ statusCode }) => resolve(statusCode)).once("error", () => null);
          one.write("--b");
        }),
    ),
  );
  expect(await refused).toBe(429);
  for (const one of begun) one.destroy();
});
