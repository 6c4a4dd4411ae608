import { Readable } from "node:stream";
import { quotaOf, refuseOver } from "../files/quota.ts";
import type { Context } from "../foundation/context.ts";
import { Forbidden } from "../foundation/errors.ts";
import type { FileStorage } from "../foundation/services.ts";
import { mayEditMember } from "./member.access.ts";
import { Member } from "./member.ts";

export type PictureKind = "avatar" | "cover";

/**
 * The URL path of an image. Its key starts with the owner's id, so that no one else's image is ever
 * deleted.
 */
const addressOf = (key: string): string => `/files/${key}.webp`;

const PATH = /^\/files\/([a-z0-9-]+)\/([a-z0-9-]+)\.webp$/;

const keyOf = (path: string | null | undefined, member: Member): string | undefined => {
  const [, owner, name] = PATH.exec(path ?? "") ?? [];
  return owner === member.id ? `${owner}/${name}` : undefined;
};

/** Throws unless the viewer may change this member's images. */
export async function memberToPicture(context: Context, id: string): Promise<Member> {
  const member = await context.find(Member, id);
  if (!mayEditMember(context.viewer, member)) throw new Forbidden();
  return member;
}

const SIZE = { avatar: "avatarSize", cover: "coverSize" } as const;

/** Sets or removes a member's image and deletes the previous file. */
export async function setPicture(
  context: Context,
  member: Member,
  kind: PictureKind,
  content?: Uint8Array,
): Promise<void> {
  const { storage } = context.services;
  const before = member[kind];
  const size = content?.length ?? 0;
  const more = size - member[SIZE[kind]];
  if (more > 0) await refuseOver(await quotaOf(context), more, member.id, context);
  const key = content && `${member.id}/${kind}-${crypto.randomUUID().slice(0, 8)}`;
  if (key) await storage.write(key, Readable.from([content]));
  member[SIZE[kind]] = size;
  member[kind] = key ? addressOf(key) : null;
  try {
    await context.save();
  } catch (error) {
    if (key) await storage.remove(key);
    throw error;
  }
  await removePicture(storage, before, member);
}

/** Deletes an uploaded file; built-in illustrations are kept. */
export async function removePicture(
  storage: FileStorage,
  path: string | null | undefined,
  member: Member,
): Promise<void> {
  const key = keyOf(path, member);
  if (key) await storage.remove(key);
}
