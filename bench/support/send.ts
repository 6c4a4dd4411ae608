import type { Request } from "../requests.ts";
import type { Contender } from "./contender.ts";

/** The text of one answer; throws unless the status is 200. */
export async function send(
  { port }: Pick<Contender, "port">,
  { method, path, body, cookie }: Request & { cookie?: string },
): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(cookie && { cookie }),
    },
    ...(body && { body }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text;
}
