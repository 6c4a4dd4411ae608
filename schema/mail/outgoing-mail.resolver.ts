import { Arg, Args, Field, InputType, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Id } from "../foundation/id-args.ts";
import { PageArgs } from "../foundation/connection.ts";
import { MailStatus, OutgoingMail, OutgoingMailConnection } from "./outgoing-mail.ts";
import {
  findOneOrFail,
  findPage,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";

@InputType()
export class OutgoingMailFilter {
  @Field(() => MailStatus, { nullable: true }) status?: MailStatus | null;
}

@Resolver(() => OutgoingMail)
export class OutgoingMailResolver {
  @AllowedTo("mail:read")
  @Query(() => OutgoingMailConnection, {
    description: "The mails that the site sent or will send, newest first.",
  })
  outgoingMails(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("filter", () => OutgoingMailFilter, { nullable: true }) filter?: OutgoingMailFilter | null,
  ): ReadQuery {
    const where = filter?.status ? { status: filter.status } : {};
    return findPage(OutgoingMail, where, { createdAt: "desc", id: "desc" }, window);
  }

  @AllowedTo("mail:read")
  @Query(() => OutgoingMail, { description: "A mail by id. NOT_FOUND: 'Mail not found'." })
  outgoingMail(@Id() id: string): ReadQuery {
    return findOneOrFail(OutgoingMail, { id });
  }
}
