import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageRequest } from "../../client/platform/request.ts";
import type { Config } from "../config.ts";
import { readToken } from "../auth/session-cookie.ts";
import type { Sessions } from "../auth/sessions.ts";

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
  { config, sessions }: { config: Config; sessions: Sessions },
): Pick<PageRequest, "call" | "session"> {
  const cookies = new Map(Object.entries(request.cookies));
  let areCookiesChanged = false;
  let session: ReturnType<PageRequest["session"]> | undefined;

  const call: PageRequest["call"] = async (method, url, body) => {
    const sent = body && (await encoded(body));
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
        ...(sent && { "content-type": sent.type }),
      },
      payload: sent?.payload,
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    const set = answer.headers["set-cookie"];
    if (set) reply.header("set-cookie", set);
    areCookiesChanged ||= set !== undefined;
    return { status: answer.statusCode, body: asJson(answer.body) };
  };

  const read = async (): Promise<Session | null> => {
    // a call before it may have begun another session than that of the request
    if (!areCookiesChanged) return (await sessions.shown(request, reply)) ?? null;
    const { status, body } = await call("GET", "/api/auth/session");
    const found = body as { user?: unknown } | null;
    return status === 200 && found?.user ? (found as Session) : null;
  };

  return {
    call,
    async session() {
      if (!readToken(request.headers.cookie, config)) return null;
      session ??= read();
      return session;
    },
  };
}

async function encoded(body: object): Promise<{ type: string; payload: string | Buffer }> {
  if (body instanceof URLSearchParams) {
    return { type: "application/x-www-form-urlencoded", payload: `${body}` };
  }
  if (!(body instanceof FormData)) {
    return { type: "application/json", payload: JSON.stringify(body) };
  }
  const form = new Response(body);
  const payload = Buffer.from(await form.arrayBuffer());
  return { type: form.headers.get("content-type") ?? "", payload };
}

type Session = NonNullable<Awaited<ReturnType<PageRequest["session"]>>>;

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
