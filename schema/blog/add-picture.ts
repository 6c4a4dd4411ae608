import type { Context } from "../foundation/context.ts";

/** Keeps a picture for covers and texts of posts; answers its path. */
export async function addPicture(
  content: AsyncIterable<Uint8Array>,
  { outside }: Context,
): Promise<string> {
  const key = `posts/${crypto.randomUUID()}`;
  await outside.storage.write(key, content);
  return `/files/${key}.webp`;
}
