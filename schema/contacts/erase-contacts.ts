import { Field, Int, ObjectType } from "type-graphql";
import { publishChanged } from "../blog/comment.events.ts";
import { Comment } from "../blog/comment.ts";
import type { Context } from "../foundation/context.ts";
import { lookup, selectCounts } from "../foundation/reading/sql/lookup.ts";
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
 * Deletes for good what a person sent by the contact form, their comments with the replies to them,
 * and the mails to their address.
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
    erased.requests = await tx.nativeDelete(ContactRequest, { email });
    erased.mails = await tx.nativeDelete(OutgoingMail, { to: email });
  });
  await context.save({ locking: comments.map(({ top }) => top) });
  const written = ["contact_requests", "contact_entries", "notifications", "outgoing_mails"];
  context.services.tablesWritten(written);
  return erased;
}
