import { afterEach, expect, test, vi } from "vitest";
import type { Call } from "../../platform/session/call.ts";
import { logIn } from "./log-in.ts";

const site = "https://atelier.example";

type Answer = Awaited<ReturnType<Call>>;

const credentials: Answer = { status: 200, body: { credentials: { type: "credentials" } } };

/** Sends the form to a fake server that answers as the test says. */
async function send(fields: Record<string, string>, answer: Answer, providers = credentials) {
  const sent: URLSearchParams[] = [];
  const call: Call = async (_method, path, body) => {
    if (path === "/api/auth/csrf") return { status: 200, body: { csrfToken: "a token" } };
    if (path === "/api/auth/providers") return providers;
    sent.push(body as URLSearchParams);
    return answer;
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { outcome: await logIn(form, call), sent };
}

afterEach(() => void vi.restoreAllMocks());

const right = { email: " freya@example.org ", password: "secret secret" };

test("credentials are sent as a form, with the token and the redirect URL", async () => {
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

test("empty fields are not sent", async () => {
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
])("an answer of %i with %o is reported as %s", async (status, body, reason) => {
  const { outcome } = await send(right, { status, body });
  expect(outcome.refusal?.reason).toBe(reason);
});

test("who has not verified the address yet is led to the code", async () => {
  const { outcome } = await send(
    { ...right, callbackUrl: "/blog" },
    { status: 401, body: { url: `${site}/api/auth/error?error=AccountNotVerified` } },
  );
  expect(outcome).toEqual({ to: "/auth/verify?email=freya%40example.org&callbackUrl=%2Fblog" });
});

test.each([
  [500, { message: "Something went wrong" }],
  [200, null],
  [0, null],
])(
  "without a list of providers (%i, %o) the user is sent to the error page, and it is logged",
  async (status, body) => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    const { outcome, sent } = await send(right, { status: 200, body: {} }, { status, body });
    expect(outcome).toEqual({ to: "/api/auth/error" });
    expect(sent.map((form) => form.get("code"))).toEqual(["CLIENT_FETCH_ERROR"]);
    expect(error).toHaveBeenCalledOnce();
  },
);

test("an unknown provider leads to the sign-in page, with the redirect URL", async () => {
  const providers = { status: 200, body: { github: { type: "oauth" } } };
  const form = { ...right, callbackUrl: "/blog?page=2" };
  const { outcome, sent } = await send(form, { status: 200, body: {} }, providers);
  expect(outcome).toEqual({ to: "/api/auth/signin?callbackUrl=%2Fblog%3Fpage%3D2" });
  expect(sent).toEqual([]);
});

test("if the server cannot be reached, the form stays", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(right)) form.set(name, value);
  const { refusal } = await logIn(form, async () => ({ status: 0, body: null }));
  expect(refusal).toMatchObject({ reason: "unreachable", typed: { email: right.email } });
});

test("a password is never part of the result", async () => {
  const { outcome } = await send(right, { status: 401, body: null });
  expect(JSON.stringify(outcome)).not.toContain("secret");
  expect(outcome.refusal?.typed).toEqual({ email: right.email });
});

test("a button of a provider leads to its address, without email address and password", async () => {
  const there = "https://provider.example/authorize?state=1";
  const { outcome, sent } = await send(
    { provider: "github", remember: "on", callbackUrl: "/blog" },
    { status: 200, body: { url: there } },
  );
  expect(outcome).toEqual({ to: there });
  expect(sent).toEqual([
    { csrfToken: "a token", json: "true", remember: "true", callbackUrl: "/blog" },
  ]);
  const { outcome: other } = await send({ provider: "nobody" }, { status: 200, body: null });
  expect(other.refusal?.fields).toEqual({ email: "Required", password: "Required" });
});
