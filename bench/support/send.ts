import { newAddress, type Request } from "../requests.ts";
import type { Contender } from "./contender.ts";

/** One answer; throws unless the status is 200. */
async function answer(
  { port }: Pick<Contender, "port">,
  { method, path, body, headers }: Request,
): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      "x-forwarded-for": newAddress(),
      ...headers,
    },
    ...(body && { body }),
  });
  if (response.status === 200) return response;
  throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
}

/** Its text, decompressed. */
export const send = async (server: Pick<Contender, "port">, request: Request): Promise<string> =>
  (await answer(server, request)).text();

/** Its text, and the bytes that were sent for it, compressed if the request accepts that. */
export async function sendForSize(
  server: Pick<Contender, "port">,
  request: Request,
): Promise<{ text: string; bytes: number | undefined }> {
  const response = await answer(server, request);
  const length = response.headers.get("content-length");
  return { text: await response.text(), bytes: length === null ? undefined : Number(length) };
}
