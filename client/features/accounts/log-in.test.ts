import { expect, test } from "vitest";
import type { Call } from "../../session/call.ts";
import { logIn } from "./log-in.ts";

const site = "https://atelier.example";

/** Sends the form to a server that answers the sign-in as the test says. */
async function send(fields: Record<string, string>, answer: { status: number; body: unknown }) {
  const sent: URLSearchParams[] = [];
  const call: Call = async (_method, path, body) => {
    if (path === "/api/auth/csrf") return { status: 200, body: { csrfToken: "a token" } };
    sent.push(body as URLSearchParams);
    return answer;
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { outcome: await logIn(form, call), sent };
}

const right = { email: " freya@example.org ", password: "secret secret" };

test("credentials are sent as a form, with the token and where to go", async () => {
  const { outcome, sent } = await send(
    { ...right, remember: "on", callbackUrl: "/blog?page=2" },
    { status: 200, body: { url: `${site}/blog?page=2` } },
  );
  expect(outcome).toEqual({ to: "/blog?page=2", signedIn: true });
  expect(Object.fromEntries(sent[0] ?? [])).toEqual({
    csrfToken: "a token",
    email: "freya@example.org",
    password: "secret secret",
    remember: "true",
    callbackUrl: "/blog?page=2",
    json: "true",
  });
});

test("what is empty is not sent", async () => {
  const { outcome, sent } = await send({ email: "", password: "" }, { status: 200, body: {} });
  expect(outcome.refusal?.fields).toEqual({ email: "Required", password: "Required" });
  expect(sent).toEqual([]);
});

test.each([
  [401, { url: `${site}/api/auth/error?error=CredentialsSignin` }, "credentials"],
  [403, { url: `${site}/api/auth/error?error=AccessDenied`, reason: "Spam." }, "suspended"],
  [403, null, "failed"],
  [429, { url: `${site}/api/auth/error?error=RateLimited` }, "tooMany"],
  [200, { url: `${site}/api/auth/signin?csrf=true` }, "failed"],
  [200, null, "failed"],
  [0, null, "unreachable"],
])("an answer of %i with %o is said as %s", async (status, body, reason) => {
  const { outcome } = await send(right, { status, body });
  expect(outcome.refusal?.reason).toBe(reason);
});

test("a password is never part of what comes back", async () => {
  const { outcome } = await send(right, { status: 401, body: null });
  expect(JSON.stringify(outcome)).not.toContain("secret");
  expect(outcome.refusal?.typed).toEqual({ email: right.email });
});
