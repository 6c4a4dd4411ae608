import type { Context } from "../foundation/context.ts";

/** Keeps a picture for covers and texts of posts; answers its path. */
export async function addPicture(
  content: AsyncIterable<Uint8Array>,
  { services }: Context,
): Promise<string> {
  const key = `posts/${crypto.randomUUID()}`;
  await services.storage.write(key, content);
  return `/files/${key}.webp`;
}
