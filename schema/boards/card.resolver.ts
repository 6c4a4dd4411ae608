import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { z } from "zod";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  caseOf,
  findAll,
  findOne,
  findOneOrFail,
  type ReadQuery,
  sumOf,
} from "../foundation/reading/descriptions/read-query.ts";
import { day, parseInput } from "../foundation/input.ts";
import { Trash } from "../foundation/trash.ts";
import {
  CreateCardInput,
  MAX_CARDS,
  MoveCardInput,
  MoveCardToBoardInput,
  UpdateCardInput,
} from "./boards.input.ts";
import { deleteCardFile, MAX_ATTACHMENTS } from "./attach-files.ts";
import { CardAttachment } from "./card-attachment.ts";
import { CardComment } from "./card-comment.ts";
import { CardEvent } from "./card-event.ts";
import { CardFollow } from "./card-follow.ts";
import { CardView } from "./card-view.ts";
import { MAX_COMMENTS } from "./change-comments.ts";
import { Card } from "./card.ts";
import { changeCard, createCard, deleteCards, moveCard, restoreCards } from "./change-cards.ts";
import { followCard } from "./follow-card.ts";
import { cardsSeen, seeCard } from "./see-card.ts";
import { moveCardToBoard } from "./transfer-card.ts";

/** The most entries of its history that a card answers. */
const MAX_EVENTS = 100;

new Trash(Card);

const MAX_DUE = 500;

const CardIds = (): ParameterDecorator =>
  Arg("ids", () => [ID], {
    description: `At most ${MAX_CARDS.toLocaleString("en")}.`,
  }) as ParameterDecorator;

@Resolver(() => Card)
export class CardResolver {
  @AllowedTo("signed-in")
  @Query(() => Card, { description: "NOT_FOUND: 'Card not found'." })
  card(@Id() id: string): ReadQuery {
    return findOneOrFail(Card, { id });
  }

  @AllowedTo("signed-in")
  @Query(() => [Card], {
    description: `The cards of the viewer's boards that are due within these days, both included, in order; at most ${MAX_DUE}.`,
  })
  dueCards(
    @Arg("from", () => String, { description: "A date, YYYY-MM-DD." }) from: string,
    @Arg("to", () => String, { description: "A date, YYYY-MM-DD." }) to: string,
  ): ReadQuery {
    const days = parseInput(z.object({ from: day(), to: day() }), { from, to });
    const due = { dueTo: { $gte: days.from, $lte: days.to } };
    return findAll(Card, due, { dueTo: "asc", id: "asc" }, MAX_DUE);
  }

  @Compilable()
  @FieldResolver(() => [CardComment], { description: "Oldest first." })
  comments(@Root() { id }: Card): ReadQuery {
    return findAll(CardComment, { card: id }, { createdAt: "asc", id: "asc" }, MAX_COMMENTS);
  }

  @Compilable()
  @FieldResolver(() => [CardAttachment], {
    description: `Oldest first, at most ${MAX_ATTACHMENTS}; they are uploaded to /api/kanban/uploads.`,
  })
  attachments(@Root() { id }: Card): ReadQuery {
    return findAll(CardAttachment, { card: id }, { createdAt: "asc", id: "asc" }, MAX_ATTACHMENTS);
  }

  @Compilable()
  @FieldResolver(() => [CardEvent], {
    description: `What was done with it, newest first, at most ${MAX_EVENTS}.`,
  })
  events(@Root() { id }: Card): ReadQuery {
    return findAll(CardEvent, { card: id }, { createdAt: "desc", id: "desc" }, MAX_EVENTS);
  }

  @Compilable()
  @FieldResolver(() => Boolean, {
    description:
      "Whether the viewer follows it: those who made it, do it or commented on it do, unless they have chosen not to. They learn of comments, and when it is completed.",
  })
  isFollowed(@Root() { id }: Card, @Ctx() { viewer }: Context): ReadQuery {
    const mine = { card: id, member: viewer.memberId ?? { $in: [] }, isFollowing: true };
    return caseOf(CardFollow, [[mine, true]], false);
  }

  @Compilable()
  @FieldResolver(() => Int, {
    description:
      "How many comments, files and entries of its history others have added since the viewer last opened it, or made it; 0 if they have done neither.",
  })
  newCount(@Root() { id }: Card, @Ctx() { viewer }: Context): ReadQuery {
    return sumOf(CardView, "newCount", { card: id, member: viewer.memberId ?? { $in: [] } });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Card, {
    description: "The viewer has opened a card: nothing of it is new. NOT_FOUND: 'Card not found'.",
  })
  async markCardSeen(@Id() id: string, @Ctx() context: Context): Promise<ReadQuery> {
    await seeCard(id, context);
    return findOneOrFail(Card, { id });
  }

  @AllowedTo("signed-in")
  @Subscription(() => Card, {
    nullable: true,
    description: "Whenever the viewer has opened a card that had something new, in any session.",
    subscribe: ({ context }) => cardsSeen(context as Context),
  })
  cardSeen(@Root() { id }: { id: string }): ReadQuery {
    return findOne(Card, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Card, {
    description: "Follows a card, or no longer. NOT_FOUND: 'Card not found'.",
  })
  async setCardFollowed(
    @Id() id: string,
    @Arg("isFollowed", () => Boolean) isFollowed: boolean,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await followCard(id, isFollowed, context);
    return findOneOrFail(Card, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, { description: "Deletes a file of a card. NOT_FOUND: 'No such file'." })
  async deleteCardAttachment(@Id() id: string, @Ctx() context: Context): Promise<string> {
    await deleteCardFile(id, context);
    return id;
  }

  @AllowedTo("signed-in")
  @Mutation(() => Card, {
    description: `Makes a card at the end of a column, or after another. A board takes ${MAX_CARDS.toLocaleString("en")}. NOT_FOUND: 'Column not found'.`,
  })
  async createCard(
    @Arg("input", () => CreateCardInput) input: CreateCardInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return findOneOrFail(Card, { id: await createCard(input, context) });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Card, {
    description:
      "Changes the fields that are sent. CONFLICT if the card was changed since `version`.",
  })
  async updateCard(
    @Id() id: string,
    @Arg("input", () => UpdateCardInput) input: UpdateCardInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await changeCard(await context.find(Card, id), input, context);
    return findOneOrFail(Card, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Card, {
    description:
      "Moves a card within its column or to another one of the board. A column of completed cards completes it; leaving one opens it again. " +
      "CONFLICT if it is no longer in `fromColumnId`; NOT_FOUND: 'Column not found'.",
  })
  async moveCard(
    @Id() id: string,
    @Arg("input", () => MoveCardInput) input: MoveCardInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await moveCard(await context.find(Card, id), input, context);
    return findOneOrFail(Card, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => Card, {
    description:
      "Moves a card to the end of a column of another board, with its comments, files and labels. It gets a number of that board; assignees who are not on it are removed. " +
      "CONFLICT if it is no longer in `fromColumnId`; NOT_FOUND: 'Board not found', 'Column not found'.",
  })
  async moveCardToBoard(
    @Id() id: string,
    @Arg("input", () => MoveCardToBoardInput) input: MoveCardToBoardInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await moveCardToBoard(await context.find(Card, id), input, context);
    return findOneOrFail(Card, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => [ID], {
    description: "Deletes cards; returns the ids of those that the viewer sees.",
  })
  deleteCards(@CardIds() ids: string[], @Ctx() context: Context): Promise<string[]> {
    return deleteCards(ids, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => [Card], {
    description: "Restores deleted cards at their places, for 30 days; those whose column exists.",
  })
  async restoreCards(@CardIds() ids: string[], @Ctx() context: Context): Promise<ReadQuery> {
    const restored = await restoreCards(ids, context);
    return findAll(Card, { id: { $in: restored } }, { rank: "asc", id: "asc" }, MAX_CARDS);
  }
}
