import { Arg, Args, Field, ID, InputType, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Window } from "../foundation/connection.ts";
import { NotFound } from "../foundation/errors.ts";
import { MailStatus, OutgoingMail, OutgoingMailConnection } from "./outgoing-mail.ts";
import { oneOf, pageOf, type Read } from "../foundation/reading/read.ts";

@InputType()
export class OutgoingMailFilter {
  @Field(() => MailStatus, { nullable: true }) status?: MailStatus | null;
}

@Resolver(() => OutgoingMail)
export class OutgoingMailResolver {
  @AllowedTo("mail:read")
  @Query(() => OutgoingMailConnection, { description: "What the site has sent, the newest first." })
  outgoingMails(
    @Args(() => Window) window: Window,
    @Arg("filter", () => OutgoingMailFilter, { nullable: true }) filter?: OutgoingMailFilter | null,
  ): Read {
    const where = filter?.status ? { status: filter.status } : {};
    return pageOf(OutgoingMail, where, { createdAt: "desc", id: "desc" }, window);
  }

  @AllowedTo("mail:read")
  @Query(() => OutgoingMail)
  outgoingMail(@Arg("id", () => ID) id: string): Read {
    return oneOf(OutgoingMail, { id }, () => new NotFound("Mail not found"));
  }
}
