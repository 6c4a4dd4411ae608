import { randomInt } from "node:crypto";
import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import { slugify } from "../foundation/slug.ts";
import { isHandle } from "./handle.ts";
import { MemberType } from "./member-type.ts";
import { Member, MemberStatus } from "./member.ts";

const MAX_HANDLE_LENGTH = 30;
const MAX_NUMBER = 9;
const RANDOM_CANDIDATES = 3;
const MAX_TRIES = 5;

/** A free handle for a name: "Ada Lovelace" → ada-lovelace, then ada-lovelace-2 and so on. */
export async function freeHandle(name: string, em: EntityManager): Promise<string> {
  const candidates = handlesFor(name);
  const used = await em.find(
    Member,
    { handle: { $in: candidates } },
    { fields: ["handle"], disableIdentityMap: true },
  );
  const handles = new Set(used.map(({ handle }) => handle));
  const free = candidates.find((handle) => !handles.has(handle));
  if (!free) throw alreadyTaken(Member);
  return free;
}

function handlesFor(name: string): string[] {
  const base = slugify(name) || "member";
  const withSuffix = (suffix: string) =>
    `${base.slice(0, MAX_HANDLE_LENGTH - suffix.length).replace(/-+$/, "")}${suffix}`;
  const numbers = Array.from({ length: MAX_NUMBER - 1 }, (_, n) => n + 2);
  const random = Array.from({ length: RANDOM_CANDIDATES }, () => randomInt(100_000, 1_000_000));
  const suffixes = ["", ...[...numbers, ...random].map((number) => `-${number}`)];
  return suffixes.map(withSuffix).filter(isHandle);
}

type Beginning = (member: Member, em: EntityManager) => void;
const beginnings: Beginning[] = [];

/** What other domains make with each new profile, in the same transaction. */
export const onNewProfile = (begin: Beginning): void => void beginnings.push(begin);

/** Creates a profile with the default types, for an account that has none. */
export async function newProfile(
  name: string,
  em: EntityManager,
  status: MemberStatus = MemberStatus.ACTIVE,
): Promise<Member> {
  const member = new Member({ handle: await freeHandle(name, em), displayName: name });
  member.status = status;
  member.memberTypes.set(await em.find(MemberType, { isDefault: true, deletedAt: null }));
  em.persist(member);
  for (const begin of beginnings) begin(member, em);
  return member;
}

/**
 * Saves what contains a handle made by `freeHandle`. Someone else may take it at the same moment: then
 * the unit of work is empty and `stage` is called again.
 */
export async function saveWithFreeHandle(
  context: Context,
  stage: () => Promise<void>,
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await stage();
    if (await context.saveUnique()) return;
  }
  throw alreadyTaken(Member);
}
