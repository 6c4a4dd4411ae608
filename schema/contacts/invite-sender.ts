import type { Context } from "../foundation/context.ts";
import { Conflict } from "../foundation/errors.ts";
import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { importMembers } from "../members/import-members.ts";
import { MemberImportOutcome, MemberImportRow } from "../members/member-import.ts";
import { ContactRequest } from "./contact-request.ts";

/** Creates a profile for the sender of a request and mails them the way to a password, in their language. */
export async function inviteSender(id: string, context: Context): Promise<ReadQuery> {
  const { name, email, locale } = await context.find(ContactRequest, id);
  const row = Object.assign(new MemberImportRow(), { name, email });
  const invitation = { isTrial: false, invites: true, locale };
  const { outcomes } = await importMembers([row], invitation, context);
  if (outcomes[0] !== MemberImportOutcome.CREATED) {
    throw new Conflict("This person already has an account");
  }
  return findOneOrFail(ContactRequest, { id });
}
