import { permissionsOf, Role } from "../accounts/role.ts";
import { CAN_SIGN_IN } from "../accounts/user.ts";
import { type BulkResult, changeAll } from "../foundation/bulk.ts";
import type { Context } from "../foundation/context.ts";
import { findMany, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { allOf } from "../foundation/reading/orm/orm-reads.ts";
import { Member } from "../members/member.ts";
import { ContactRequest, ContactStatus } from "./contact-request.ts";

const MAX_STAFF = 100;

/** The members whose accounts may answer requests. */
const mayAnswer = () => ({
  accounts: {
    $some: {
      ...CAN_SIGN_IN,
      roles: {
        $overlap: Object.values(Role).filter((role) => permissionsOf([role]).has("contact:answer")),
      },
    },
  },
});

export const contactStaff = (): ReadQuery =>
  findMany(Member, mayAnswer(), { displayName: "asc", id: "asc" }, MAX_STAFF);

/** Assigns requests to one of the staff, or to nobody; a new one becomes open when it is assigned. */
export async function assignRequests(
  ids: readonly string[],
  assigneeId: string | null | undefined,
  context: Context,
): Promise<BulkResult> {
  const assignee = assigneeId
    ? await context.find<Member>(Member, { id: assigneeId, ...mayAnswer() })
    : null;
  return changeAll(ContactRequest, ids, context, {
    find: (some) => allOf(ContactRequest, { id: { $in: some } }, context),
    change: (request) => {
      request.assignee = assignee;
      if (assignee && request.status === ContactStatus.NEW) request.status = ContactStatus.OPEN;
    },
  });
}
