import { Arg, Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { CardComment } from "./card-comment.ts";
import {
  addComment,
  changeComment,
  deleteComment,
  MAX_COMMENTS,
  MAX_MENTIONS,
} from "./change-comments.ts";

const Content = (): ParameterDecorator =>
  Arg("content", () => String, {
    description: "Plain text, 1 to 5,000 characters.",
  }) as ParameterDecorator;

@Resolver(() => CardComment)
export class CardCommentResolver {
  @AllowedTo("signed-in")
  @Mutation(() => CardComment, {
    description: `Comments on a card, which takes ${MAX_COMMENTS}. NOT_FOUND: 'Card not found'.`,
  })
  async createCardComment(
    @Arg("cardId", () => ID) cardId: string,
    @Content() content: string,
    @Arg("mentions", () => [ID], {
      nullable: true,
      description: `Ids of members of the board whom it names, who are notified; at most ${MAX_MENTIONS}.`,
    })
    mentions: string[] | null,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const id = await addComment(cardId, { content, mentions: mentions ?? [] }, context);
    return findOneOrFail(CardComment, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => CardComment, { description: "FORBIDDEN unless the viewer wrote it." })
  async updateCardComment(
    @Id() id: string,
    @Content() content: string,
    @Ctx() context: Context,
    @Arg("version", () => Int, { nullable: true }) version?: number | null,
  ): Promise<ReadQuery> {
    await changeComment(id, { content, version }, context);
    return findOneOrFail(CardComment, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, { description: "FORBIDDEN unless the viewer wrote it or owns the board." })
  async deleteCardComment(@Id() id: string, @Ctx() context: Context): Promise<string> {
    await deleteComment(id, context);
    return id;
  }
}
