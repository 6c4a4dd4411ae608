import { createContext, data, type RouterContextProvider } from "react-router";
import type { Answers, Failure } from "./rest.ts";
import type { Call } from "./session/call.ts";
import type { Session } from "./session/session.ts";

type Query = Record<string, string | number | undefined>;

export interface DemoAccount {
  email: string;
  name: string;
  /** For example "admin" */
  role: string;
}

/** With whose accounts users may sign in */
export type ProviderName = "github" | "google";

/** What the server passes to loaders, actions and the renderer: one object per request. */
export interface PageRequest {
  /** For scripts and styles under the content security policy; undefined in development. */
  nonce: string | undefined;
  /** The origin of public links, for example https://atelier.example */
  origin: string;
  /** Accounts of the demo data, if any: the sign-in page offers them. */
  demo: { password: string; accounts: DemoAccount[] } | null;
  /** With whose accounts the sign-in page offers to sign in. */
  providers: ProviderName[];
  /** While the site is closed to this visitor for maintenance, with the time of its expected end. */
  maintenance: { until: string | null } | null;
  /**
   * Calls the REST adapter as this visitor, in process. Cookies it sets are sent with the page.
   */
  rest(
    method: "GET" | "POST" | "DELETE",
    path: string,
    input: { query?: Query; body?: unknown },
  ): Promise<{ status: number; body: unknown }>;
  /**
   * Calls any other route of this server as this visitor, in process. Cookies are sent with the
   * page, too.
   */
  call: Call;
  /** Runs a query of the client on the graph as this visitor, in process; an error is thrown. */
  query<Data>(document: string): Promise<Data>;
  /** The session; read once per request, and only if there is a session cookie. */
  session(): Promise<Session | null>;
}

export const pageRequest = createContext<PageRequest>();

type Context = Readonly<RouterContextProvider>;
type Segment<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Segment<Rest>
  : never;

interface Input<Path> {
  params?: Record<Segment<Path>, string>;
  query?: Query;
  /** Redirects to the current URL of content whose slug has changed */
  moved?: (slug: string) => Response;
  /** How long the page waits, in ms */
  timeout?: number;
}

/**
 * Reads from the REST adapter; an error, or a late answer, becomes the error page of its status.
 */
export async function read<Path extends keyof Answers>(
  context: Context,
  path: Path,
  input: Input<Path> = {},
): Promise<Answers[Path]> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: Segment<Path>) =>
    encodeURIComponent(input.params?.[name] ?? ""),
  );
  const answer = await within(
    input.timeout,
    context.get(pageRequest).rest("GET", filled, { query: input.query }),
  );
  if (!answer) throw data(LATE, { status: 504 });
  const { movedTo } = answer.body as Failure;
  if (movedTo !== undefined && input.moved) throw input.moved(movedTo);
  if (answer.status >= 300) throw data(answer.body as Failure, { status: answer.status });
  return answer.body as Answers[Path];
}

const LATE: Failure = { message: "Something went wrong", code: "INTERNAL" };

/** The answer, or undefined after this many ms. */
async function within<Answer>(
  timeout: number | undefined,
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  if (timeout === undefined) return answer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
