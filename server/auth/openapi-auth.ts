import { z } from "zod";
import type { RouteDoc } from "../rest/route.ts";

const CSRF = "The token from GET /api/auth/csrf for this browser";
const CALLBACK = "Where to redirect afterwards; a URL of another site becomes the front page";
const JSON_TRUE = "`true` for an answer in JSON; a redirect otherwise";

const FORM = ["application/x-www-form-urlencoded", "application/json"];
const WHERE_TO_GO = "With `json`, `{url}`: where to go";
const GOES_THERE = "Without `json`: a redirect";

/** Both are missing for a visitor. */
export const Session = z
  .object({
    user: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      image: z.string().nullable(),
      roles: z.array(z.string()),
      memberId: z.string().nullable(),
    }),
    expires: z.iso.datetime().describe("Extended whenever the session is used"),
  })
  .partial()
  .meta({ id: "Session" });

const Provider = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  signinUrl: z.string(),
  callbackUrl: z.string(),
});

const PasskeyRequest = z.object({
  challenge: z.string(),
  timeout: z.int().describe("Milliseconds"),
  rpId: z.string(),
  allowCredentials: z.array(z.unknown()).describe("Empty: the user chooses a passkey"),
  userVerification: z.literal("required"),
});

const Url = z.object({ url: z.string() });

/** Leads on when it is done, and answers where to. */
const LEADS_ON = {
  takes: FORM,
  body: { csrfToken: CSRF, callbackUrl: CALLBACK, json: JSON_TRUE },
  answers: { 200: WHERE_TO_GO, 302: GOES_THERE },
  answer: Url,
};

/** The session protocol for the OpenAPI description: what `protocol.ts` answers. */
export const authCalls: readonly RouteDoc[] = [
  {
    method: "GET",
    path: "/api/auth/session",
    summary: "The session with its user and expiry; {} for a visitor",
    answers: { 200: "`{user, expires}` or `{}`" },
    answer: Session,
  },
  {
    method: "POST",
    path: "/api/auth/session",
    summary: "Returns the session, as GET does",
    body: { csrfToken: CSRF, data: z.unknown().describe("Any data; it is ignored") },
    answer: Session,
    answers: { 200: "`{user, expires}` or `{}`", 400: "`{}`: the token is not this browser's" },
  },
  {
    method: "GET",
    path: "/api/auth/csrf",
    summary: "A token that this browser's forms must contain",
    answers: { 200: "`{csrfToken}`" },
    answer: z.object({ csrfToken: z.string() }),
  },
  {
    method: "GET",
    path: "/api/auth/providers",
    summary: "The sign-in providers, by id",
    answers: { 200: "`{id: {id, name, type, signinUrl, callbackUrl}}`" },
    answer: z.record(z.string(), Provider),
  },
  {
    method: "GET",
    path: "/api/auth/signin",
    summary: "Redirects to the sign-in page",
    query: {
      callbackUrl: { description: CALLBACK },
      error: { description: "An error code to show there" },
    },
    answers: { 302: "There" },
  },
  {
    method: "POST",
    path: "/api/auth/signin/passkey",
    summary:
      "A challenge for signing in with a passkey: for this browser, once, within five minutes",
    takes: FORM,
    body: { csrfToken: CSRF, json: JSON_TRUE },
    answer: z.union([PasskeyRequest, Url]),
    answers: {
      302: "Without `json`, if the token is not this browser's: to the sign-in page",
      200: "PublicKeyCredentialRequestOptionsJSON for `navigator.credentials.get`; `{url}` if the token is not this browser's",
      429: "Too many challenges",
    },
  },
  {
    method: "POST",
    path: "/api/auth/signin/{provider}",
    summary:
      "The sign-in page, where email and password are posted to the callback; of `github` and `google` where the user signs in there",
    ...LEADS_ON,
    body: {
      ...LEADS_ON.body,
      remember: "Of a provider: `false` for a session that ends with the browser",
      link: "Of a provider: `true` to link its account to that of the session",
    },
    answers: {
      ...LEADS_ON.answers,
      401: "`link` without a session",
      403: "`link` in a session that was not confirmed within the last ten minutes",
      429: "Too many were begun",
    },
  },
  {
    method: "POST",
    path: "/api/auth/callback/passkey",
    summary: "Signs in with a passkey, without email address, password and code",
    takes: ["application/json"],
    body: {
      csrfToken: CSRF,
      passkey: z
        .record(z.string(), z.unknown())
        .describe("What the authenticator signed, as AuthenticationResponseJSON"),
      remember: "`false` for a session that ends with the browser",
      restore: "`true` to restore an account that its owner has deleted",
      callbackUrl: CALLBACK,
      json: JSON_TRUE,
    },
    answer: Url,
    answers: {
      200: WHERE_TO_GO,
      302: GOES_THERE,
      401: "`{url}` with `error=PasskeyIncorrect`: not known, removed, or for another challenge or site",
      403: "`{url}` with `error=AccessDenied` or `error=AccountDeleted`: the account is suspended or deleted",
      429: "`{url}` with `error=RateLimited`: after too many failures",
    },
  },
  {
    method: "POST",
    path: "/api/auth/callback/second-step",
    summary: "The code of two-step verification, after a provider has said who it is",
    takes: FORM,
    body: {
      csrfToken: CSRF,
      code: "A code of the authenticator app, or a recovery code",
      callbackUrl: CALLBACK,
      json: JSON_TRUE,
    },
    answer: Url,
    answers: {
      200: WHERE_TO_GO,
      302: GOES_THERE,
      401: "`{url}` with `error=TwoFactorIncorrect`: the code is wrong or was used; with `error=OAuthCallback`: longer than five minutes after the provider",
      429: "`{url}` with `error=RateLimited`: after five wrong codes",
    },
  },
  {
    method: "POST",
    path: "/api/auth/callback/{provider}",
    summary: "Signs in by email and password: the provider `credentials`",
    takes: FORM,
    body: {
      csrfToken: CSRF,
      email: "Case-insensitive",
      password: "The password",
      code: "With two-step verification: a code of the authenticator app, or a recovery code",
      remember: "`false` for a session that ends with the browser",
      callbackUrl: CALLBACK,
      json: JSON_TRUE,
    },
    answer: Url,
    answers: {
      200: WHERE_TO_GO,
      302: GOES_THERE,
      400: "No such provider",
      401: "`{url}` with `error=CredentialsSignin`: not the password of any such account; with `error=AccountNotVerified`: that of a registration whose address is not verified yet; with `error=TwoFactorRequired`: the password is right, send it again with a code; with `error=TwoFactorIncorrect`: the code is wrong or was used",
      429: "`{url}` with `error=RateLimited`: after too many failures",
    },
  },
  {
    method: "GET",
    path: "/api/auth/callback/{provider}",
    summary: "Where `github` and `google` lead back to: signs in, or links the account",
    query: {
      code: { description: "What the provider's account is found with, once" },
      state: { description: "That of this browser's sign-in, once, for ten minutes" },
      error: { description: "`access_denied` if the user did not consent" },
    },
    answers: {
      302: "Where the user wanted to go; to the sign-in page with an `error`, the form for registering with `error=OAuthCreateAccount`, or the account's security settings with `link`",
      404: "No such provider",
      405: "Email and password are sent by POST",
    },
  },
  {
    method: "GET",
    path: "/api/auth/signout",
    summary: "A page that asks to confirm signing out",
    answers: { 200: "A page" },
  },
  {
    method: "POST",
    path: "/api/auth/signout",
    summary: "Ends this browser's session",
    ...LEADS_ON,
  },
  {
    method: "GET",
    path: "/api/auth/error",
    summary: "A page that explains why signing in failed",
    query: { error: { description: "An error code of the protocol" } },
    answers: {
      200: "A page",
      302: "A redirect to the sign-in page, where the user can try again",
      403: "A page: access denied, or a used or expired link",
      500: "A page: sign-in is not configured correctly",
    },
  },
  {
    method: "POST",
    path: "/api/auth/_log",
    summary: "Logs an error of a browser in the server's log",
    takes: FORM,
    body: {
      level: "error, warn or debug",
      code: "The error's code",
      details: "Details",
    },
    answers: { 200: "Always, with an empty body" },
  },
  {
    method: "POST",
    path: "/api/auth/heartbeat",
    summary: "Records once a minute that the user is active",
    answers: { 200: "`{}`", 401: "Nobody is signed in" },
    answer: z.object({}),
  },
  {
    method: "POST",
    path: "/api/auth/confirm",
    summary:
      "Proves again who the user is: sensitive calls are open to this session for ten minutes",
    body: {
      password: "The password",
      code: "Instead: a code of the authenticator app, or a recovery code",
      passkey: z
        .record(z.string(), z.unknown())
        .describe("Instead: what the authenticator signed for `beginPasskeyConfirmation`"),
    },
    answer: z.object({ confirmedUntil: z.iso.datetime() }),
    answers: {
      200: "`{confirmedUntil}`",
      401: "Nobody is signed in",
      422: "The proof is wrong, with fields",
      429: "Too many wrong proofs",
    },
  },
  {
    method: "POST",
    path: "/api/auth/change-password",
    summary: "Changes the password and signs out all other browsers",
    body: {
      oldPassword: "The current password",
      newPassword: "The new password: at least 10 characters, not a common one",
    },
    answer: z.object({ message: z.string() }),
    answers: {
      200: "`{message}`",
      401: "Nobody is signed in",
      422: "Bad input, with fields",
      429: "Too many wrong passwords",
    },
  },
];
