import type { Context } from "../foundation/context.ts";
import { Forbidden } from "../foundation/errors.ts";
import type { FileStorage } from "../foundation/services.ts";
import { mayEditMember } from "./member.access.ts";
import { Member } from "./member.ts";

export type PictureKind = "avatar" | "cover";

/** The address of a picture. Its key begins with whose it is: nobody else's is ever removed with it. */
const addressOf = (key: string): string => `/files/${key}.webp`;

const PATH = /^\/files\/([a-z0-9-]+)\/([a-z0-9-]+)\.webp$/;

const keyOf = (path: string | null | undefined, member: Member): string | undefined => {
  const [, owner, name] = PATH.exec(path ?? "") ?? [];
  return owner === member.id ? `${owner}/${name}` : undefined;
};

/** Refuses whoever may not change the pictures of this member. */
export async function memberToPicture(context: Context, id: string): Promise<Member> {
  const member = await context.find(Member, id);
  if (!mayEditMember(context.viewer, member)) throw new Forbidden();
  return member;
}

/** Gives a member another picture, or none; the one before is removed. */
export async function setPicture(
  context: Context,
  member: Member,
  kind: PictureKind,
  content?: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { storage } = context.services;
  const before = member[kind];
  const key = content && `${member.id}/${kind}-${crypto.randomUUID().slice(0, 8)}`;
  if (key) await storage.write(key, content);
  member[kind] = key ? addressOf(key) : null;
  try {
    await context.save();
  } catch (error) {
    if (key) await storage.remove(key);
    throw error;
  }
  await removePicture(storage, before, member);
}

/** Removes what was uploaded; drawings stay. */
export async function removePicture(
  storage: FileStorage,
  path: string | null | undefined,
  member: Member,
): Promise<void> {
  const key = keyOf(path, member);
  if (key) await storage.remove(key);
}
