import { z } from "zod";
import type { RouteDoc } from "../rest/route.ts";

const CSRF = "The token that GET /api/auth/csrf gave this browser";
const CALLBACK = "Where to go afterwards; an address elsewhere becomes the front page";
const JSON_TRUE = "`true` for an answer in JSON; a redirect otherwise";

const FORM = ["application/x-www-form-urlencoded", "application/json"];
const WHERE_TO_GO = "With `json`, `{url}`: where to go";
const GOES_THERE = "Without `json`, on to it";

/** Without both for a visitor. */
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
    expires: z.iso.datetime().describe("Moves on with use"),
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

/** The session protocol, as the description of the interface tells of it: what `protocol.ts` answers. */
export const authCalls: readonly RouteDoc[] = [
  {
    method: "GET",
    path: "/api/auth/session",
    summary: "Who is signed in and until when; {} for a visitor",
    answers: { 200: "`{user, expires}` or `{}`" },
    answer: Session,
  },
  {
    method: "POST",
    path: "/api/auth/session",
    summary: "The session once more",
    body: { csrfToken: CSRF, data: "Whatever a page sends along; nothing of it is kept" },
    answer: Session,
    answers: { 200: "`{user, expires}` or `{}`", 400: "`{}`: the token is not this browser's" },
  },
  {
    method: "GET",
    path: "/api/auth/csrf",
    summary: "A token that forms of this browser carry",
    answers: { 200: "`{csrfToken}`" },
    answer: z.object({ csrfToken: z.string() }),
  },
  {
    method: "GET",
    path: "/api/auth/providers",
    summary: "The ways to sign in, by id",
    answers: { 200: "`{id: {id, name, type, signinUrl, callbackUrl}}`" },
    answer: z.record(z.string(), Provider),
  },
  {
    method: "GET",
    path: "/api/auth/signin",
    summary: "On to the page where one signs in",
    query: { callbackUrl: { description: CALLBACK }, error: { description: "What went wrong" } },
    answers: { 302: "There" },
  },
  {
    method: "POST",
    path: "/api/auth/signin/{provider}",
    summary: "Where one signs in; e-mail and password are sent to the callback",
    takes: FORM,
    body: { csrfToken: CSRF, callbackUrl: CALLBACK, json: JSON_TRUE },
    answers: { 200: WHERE_TO_GO, 302: GOES_THERE },
    answer: Url,
  },
  {
    method: "POST",
    path: "/api/auth/callback/{provider}",
    summary: "Signs in by e-mail and password: the provider `credentials`",
    takes: FORM,
    body: {
      csrfToken: CSRF,
      email: "In any case",
      password: "As it was chosen",
      remember: "`false` for a session that ends with the browser",
      callbackUrl: CALLBACK,
      json: JSON_TRUE,
    },
    answer: Url,
    answers: {
      200: WHERE_TO_GO,
      302: GOES_THERE,
      400: "There is no such provider",
      401: "`{url}` with `error=CredentialsSignin`: not the password of any such account",
      429: "`{url}` with `error=RateLimited`: after too many failures",
    },
  },
  {
    method: "GET",
    path: "/api/auth/signout",
    summary: "A page that asks whether to sign out",
    answers: { 200: "A page" },
  },
  {
    method: "POST",
    path: "/api/auth/signout",
    summary: "Ends the session of this browser",
    takes: FORM,
    body: { csrfToken: CSRF, callbackUrl: CALLBACK, json: JSON_TRUE },
    answers: { 200: WHERE_TO_GO, 302: GOES_THERE },
    answer: Url,
  },
  {
    method: "GET",
    path: "/api/auth/error",
    summary: "A page that says why nobody could sign in",
    query: { error: { description: "One of the protocol's names" } },
    answers: {
      200: "A page",
      302: "On to signing in, where one may try again",
      403: "A page: not allowed, or a link that is used up",
      500: "A page: signing in is not set up right",
    },
  },
  {
    method: "POST",
    path: "/api/auth/_log",
    summary: "Writes what went wrong in a browser to the server's log",
    takes: FORM,
    body: {
      level: "error, warn or debug",
      code: "What it is called",
      details: "What there is to say",
    },
    answers: { 200: "Always, and empty" },
  },
  {
    method: "POST",
    path: "/api/auth/heartbeat",
    summary: "Says that whoever is signed in is still there, once a minute",
    answers: { 200: "`{}`", 401: "Nobody is signed in" },
    answer: z.object({}),
  },
  {
    method: "POST",
    path: "/api/auth/change-password",
    summary: "Changes one's password, and signs out everywhere else",
    body: {
      oldPassword: "The one that is to be replaced",
      newPassword: "At least 10 characters, and none that everybody chooses",
    },
    answer: z.object({ message: z.string() }),
    answers: {
      200: "`{message}`",
      401: "Nobody is signed in",
      422: "Bad input, with fields",
      429: "After too many wrong ones",
    },
  },
];
