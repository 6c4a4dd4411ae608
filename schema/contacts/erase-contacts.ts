import { Field, Int, ObjectType } from "type-graphql";
import type { Context } from "../foundation/context.ts";
import { OutgoingMail } from "../mail/outgoing-mail.ts";
import { ContactRequest } from "./contact-request.ts";

@ObjectType({ description: "What was deleted of a person." })
export class ErasedPerson {
  @Field(() => Int, { description: "Requests that they sent." }) requests!: number;
  @Field(() => Int, { description: "Mails that the site sent or would have sent to them." })
  mails!: number;
}

/** Deletes what a person sent by the contact form, and the mails to their address. */
export async function erasePerson(email: string, context: Context): Promise<ErasedPerson> {
  const erased = { requests: 0, mails: 0 };
  await context.em.transactional(async (em) => {
    erased.requests = await em.nativeDelete(ContactRequest, { email });
    erased.mails = await em.nativeDelete(OutgoingMail, { to: email });
  });
  context.services.tablesWritten(["contact_requests", "notifications", "outgoing_mails"]);
  return erased;
}
