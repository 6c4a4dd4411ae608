import { Arg, Args, ID, Query, registerEnumType, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { Window } from "../foundation/connection.ts";
import { pageOf, type Read } from "../foundation/reading/read.ts";
import { Attachment, AttachmentConnection } from "./attachment.ts";
import { inConversation } from "./in-conversation.ts";

export enum AttachmentKind {
  PICTURE = "picture",
  FILE = "file",
}

registerEnumType(AttachmentKind, {
  name: "AttachmentKind",
  description: "A PICTURE is shown where it was sent, a FILE is only to be kept.",
});

@Resolver(() => Attachment)
export class AttachmentResolver {
  @AllowedTo("signed-in")
  @Query(() => AttachmentConnection, {
    description:
      "What was sent to a conversation, the newest first. NOT_FOUND: 'Conversation not found'.",
  })
  attachments(
    @Arg("conversationId", () => ID) conversationId: string,
    @Args(() => Window) window: Window,
    @Arg("kind", () => AttachmentKind, { nullable: true }) kind?: AttachmentKind | null,
  ): Read {
    const where = {
      conversation: conversationId,
      message: { $ne: null },
      ...(kind && { width: kind === AttachmentKind.PICTURE ? { $ne: null } : null }),
    };
    const order = { createdAt: "desc", id: "desc" } as const;
    return pageOf(Attachment, where, order, window).onlyWith(inConversation(conversationId));
  }
}
