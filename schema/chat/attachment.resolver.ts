import { Arg, Args, ID, Query, Resolver } from "type-graphql";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { PageArgs } from "../foundation/connection.ts";
import { findPage, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { Attachment, AttachmentConnection } from "./attachment.ts";
import { inConversation } from "./in-conversation.ts";

export const AttachmentKind = enumType(
  "AttachmentKind",
  { IMAGE: "Is displayed in the conversation.", FILE: "Can only be downloaded." },
  "An IMAGE is displayed in the conversation; a FILE can only be downloaded.",
);
export type AttachmentKind = EnumOf<typeof AttachmentKind>;

@Resolver(() => Attachment)
export class AttachmentResolver {
  @AllowedTo("signed-in")
  @Query(() => AttachmentConnection, {
    description: "Files sent to a conversation, newest first. NOT_FOUND: 'Conversation not found'.",
  })
  attachments(
    @Arg("conversationId", () => ID) conversationId: string,
    @Args(() => PageArgs) window: PageArgs,
    @Arg("kind", () => AttachmentKind, { nullable: true }) kind?: AttachmentKind | null,
  ): ReadQuery {
    const where = {
      conversation: conversationId,
      message: { $ne: null },
      ...(kind && { width: kind === AttachmentKind.IMAGE ? { $ne: null } : null }),
    };
    const order = { createdAt: "desc", id: "desc" } as const;
    return findPage(Attachment, where, order, window).onlyWith(inConversation(conversationId));
  }
}
