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
    path: "/api/auth/signin/{provider}",
    summary: "The sign-in page; email and password are posted to the callback",
    ...LEADS_ON,
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
      remember: "`false` for a session that ends with the browser",
      callbackUrl: CALLBACK,
      json: JSON_TRUE,
    },
    answer: Url,
    answers: {
      200: WHERE_TO_GO,
      302: GOES_THERE,
      400: "No such provider",
      401: "`{url}` with `error=CredentialsSignin`: not the password of any such account; with `error=AccountNotVerified`: that of a registration whose address is not verified yet",
      429: "`{url}` with `error=RateLimited`: after too many failures",
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
