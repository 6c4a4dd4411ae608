import type { Context } from "../foundation/context.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { ContactRequest, ContactStatus } from "./contact-request.ts";

/**
 * Shows a request in the thread of another one from the same address, which asks the same people. It
 * is archived; what was merged into it follows.
 */
export async function mergeRequest(
  id: string,
  intoId: string,
  context: Context,
): Promise<ReadQuery> {
  const request = await context.find(ContactRequest, id);
  const target = await context.find(ContactRequest, intoId);
  if (request === target || target.mergedInto || !isOfSamePerson(request, target)) {
    throw new Invalid({ intoId: "Not valid" });
  }
  const following = await context.em.find(ContactRequest, { mergedInto: request });
  for (const each of [request, ...following]) each.mergedInto = target;
  request.status = ContactStatus.ARCHIVED;
  target.updatedAt = context.now(); // of two that are merged into each other at once, one is a conflict
  await context.save();
  return findOneOrFail(ContactRequest, { id: intoId });
}

const isOfSamePerson = (one: ContactRequest, other: ContactRequest): boolean =>
  one.email === other.email &&
  one.member?.id === other.member?.id &&
  one.project?.id === other.project?.id;

/** Makes a request one of its own again. */
export const separateRequest = (
  id: string,
  status: ContactStatus,
  context: Context,
): Promise<ReadQuery> =>
  context.update(ContactRequest, id, null, (request) => {
    if (!request.mergedInto) throw new Conflict("This request is one of its own");
    request.mergedInto = null;
    request.status = status;
  });
