import type { Request } from "../requests.ts";
import type { Contender } from "./contender.ts";

/** The text of one answer; anything but 200 throws. */
export async function send({ port }: Pick<Contender, "port">, request: Request): Promise<string> {
  const { method, path, body } = request;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body, headers: { "content-type": "application/json" } }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text;
}
