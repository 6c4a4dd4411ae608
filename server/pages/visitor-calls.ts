import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageRequest } from "../../client/platform/request.ts";
import type { Config } from "../config.ts";
import { readToken } from "../auth/session-cookie.ts";

/** Headers of the page's request that its calls inherit: session, address and host. */
const PASSED_ON = [
  "host",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
];

/** Calls this server in process, as the viewer of the page. */
export function visitorCalls(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): Pick<PageRequest, "call" | "session"> {
  const cookies = new Map(Object.entries(request.cookies));
  let session: ReturnType<PageRequest["session"]> | undefined;

  const call: PageRequest["call"] = async (method, url, body) => {
    const isForm = body instanceof URLSearchParams;
    const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
    const answer = await request.server.inject({
      method,
      url,
      remoteAddress: request.raw.socket.remoteAddress,
      headers: {
        ...Object.fromEntries(
          Object.entries(request.headers).filter(([name]) => PASSED_ON.includes(name)),
        ),
        cookie: [...cookies]
          .map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`)
          .join("; "),
        ...(body && { "content-type": type }),
      },
      payload: body && (isForm ? `${body}` : JSON.stringify(body)),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    const set = answer.headers["set-cookie"];
    if (set) reply.header("set-cookie", set);
    return { status: answer.statusCode, body: asJson(answer.body) };
  };

  return {
    call,
    async session() {
      if (!readToken(request.headers.cookie, config)) return null;
      session ??= call("GET", "/api/auth/session").then(({ status, body }) => {
        const found = body as { user?: unknown } | null;
        return status === 200 && found?.user ? (found as Session) : null;
      });
      return session;
    },
  };
}

type Session = NonNullable<Awaited<ReturnType<PageRequest["session"]>>>;

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
