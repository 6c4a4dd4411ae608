import { Field, Int, ObjectType } from "type-graphql";
import { User } from "../accounts/user.ts";
import { publishChanged } from "../blog/comment.events.ts";
import { Comment } from "../blog/comment.ts";
import { OpeningNotice } from "../coming-soon/opening-notice.ts";
import { audit, AuditAction } from "../audit/index.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { lookup, selectCounts } from "../foundation/reading/sql/lookup.ts";
import { Application } from "../jobs/application.ts";
import { OutgoingMail } from "../mail/outgoing-mail.ts";
import { notifyWithout } from "../notifications/notify-without.ts";
import { ContactRequest } from "./contact-request.ts";

@ObjectType({ description: "What there is, or was, of a person by their email address." })
export class ContactPerson {
  @Field(() => Int, { description: "Requests that they sent, with answers and notes." })
  requests!: number;
  @Field(() => Int, { description: "Comments that they wrote with this address as visitors." })
  comments!: number;
  @Field(() => Int, { description: "Mails that the site sent or would have sent to them." })
  mails!: number;
}

const ANY = { count: {} };

export async function countOfPerson(email: string, context: Context): Promise<ContactPerson> {
  const { requests, comments, mails } = await lookup(
    {
      requests: selectCounts(ContactRequest, { email }, ANY),
      comments: selectCounts(Comment, { email }, ANY),
      mails: selectCounts(OutgoingMail, { to: email }, ANY),
    },
    context,
  );
  return { requests: requests.count, comments: comments.count, mails: mails.count };
}

/**
 * Deletes for good what a person sent by the contact form, their applications, their comments with the
 * replies to them, their wish to hear of the opening, and the mails to their address.
 */
export async function erasePerson(email: string, context: Context): Promise<ContactPerson> {
  const { em } = context;
  const comments = await em.find(Comment, { email }, { orderBy: { id: "asc" } });
  for (const comment of comments) {
    publishChanged(comment, context);
    await notifyWithout(comment, em);
    em.remove(comment);
  }
  const erased = { requests: 0, comments: comments.length, mails: 0 };
  context.joinSave(async (tx) => {
    // codes and warnings for an account are its owner's
    const hasAccount = (await tx.count(User, { email, ...NOT_DELETED })) > 0;
    const mails = { to: email, ...(hasAccount && { about: { $ne: null } }) };
    erased.mails = await tx.nativeDelete(OutgoingMail, mails); // before a request takes its own along
    erased.requests = await tx.nativeDelete(ContactRequest, { email });
    await tx.nativeDelete(Application, { email });
    await tx.nativeDelete(OpeningNotice, { email });
  });
  audit({ action: AuditAction.ERASED, kind: "ContactPerson" }, context);
  await context.save({ locking: comments.map(({ top }) => top) });
  context.services.tablesWritten(["contact_requests", "applications", "outgoing_mails"]);
  return erased;
}
