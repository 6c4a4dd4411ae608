import { createContext, data, type RouterContextProvider } from "react-router";
import type { Answers, Failure } from "./rest.ts";

type Query = Record<string, string | number | undefined>;

/** What the server hands to loaders, actions and the renderer: one object a request. */
export interface PageRequest {
  /** For scripts and styles under the content security policy; absent in development. */
  nonce: string | undefined;
  /** The origin of public links, for example https://atelier.example */
  origin: string;
  /** One call of the REST adapter as this visitor, in process. Cookies it sets go out with the page. */
  rest(
    method: "GET" | "POST",
    path: string,
    input: { query?: Query; body?: unknown },
  ): Promise<{ status: number; body: unknown }>;
}

export const pageRequest = createContext<PageRequest>();

type Context = Readonly<RouterContextProvider>;
type Segment<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Segment<Rest>
  : never;

/** Reads from the REST adapter; a failure becomes the error page of its status. */
export async function read<Path extends keyof Answers>(
  context: Context,
  path: Path,
  input: { params?: Record<Segment<Path>, string>; query?: Query } = {},
): Promise<Answers[Path]> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: Segment<Path>) =>
    encodeURIComponent(input.params?.[name] ?? ""),
  );
  const answer = await context.get(pageRequest).rest("GET", filled, { query: input.query });
  if (answer.status >= 400) throw data(answer.body as Failure, { status: answer.status });
  return answer.body as Answers[Path];
}
