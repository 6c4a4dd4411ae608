import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid } from "../foundation/errors.ts";
import { parseInput, text } from "../foundation/input.ts";
import { refuseChange } from "../foundation/policies.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { z } from "zod";
import { Member } from "../members/member.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { tell } from "../notifications/tell.ts";
import { Board } from "./board.ts";
import { CardComment } from "./card-comment.ts";
import { Card } from "./card.ts";
import { changeBoard, readAgain } from "./change-board.ts";
import { tellFollowers } from "./follow-card.ts";

/** The most comments of a card. */
export const MAX_COMMENTS = 500;

/** The most members that a comment names. */
export const MAX_MENTIONS = 50;

const contentInput = z.object({ content: text(5_000) });

interface NewComment {
  content: string;
  /** The ids of members whom it names */
  mentions: readonly string[];
}

/** Comments on a card; returns the id of the comment. */
export async function addComment(
  cardId: string,
  { content: given, mentions }: NewComment,
  context: Context,
): Promise<string> {
  if (mentions.length > MAX_MENTIONS) throw new Invalid({ mentions: `At most ${MAX_MENTIONS}` });
  const { content } = parseInput(contentInput, { content: given });
  const card = await context.find(Card, cardId);
  const author = context.em.getReference(Member, viewerProfile(context));
  const comment = new CardComment({ card, author, content });
  await changeBoard(card.board, context, async (em) => {
    if ((await readAgain(em).count(CardComment, { card: cardId })) >= MAX_COMMENTS)
      throw new Invalid({ comments: `At most ${MAX_COMMENTS}` });
    em.persist(comment);
    const named = await tellMentioned(card, mentions, context);
    await tellFollowers(card, NotificationKind.CARD_COMMENTED, context, named);
  });
  return comment.id;
}

/** Members of the board whom a comment names learn of it; returns their ids. */
async function tellMentioned(
  card: Card,
  mentions: readonly string[],
  context: Context,
): Promise<string[]> {
  const member = context.em.getReference(Member, viewerProfile(context));
  const { readers } = await readAgain(context.em).findOneOrFail(Board, card.board.id);
  const named = [...new Set(mentions)].filter((id) => id !== member.id && readers.includes(id));
  for (const id of named)
    await tell(id, NotificationKind.CARD_MENTIONED, { card, member }, context);
  return named;
}

async function commentWithCard(id: string, context: Context): Promise<CardComment> {
  const comment = await context.find(CardComment, id);
  await context.em.populate(comment, ["card.board"]);
  return comment;
}

/** Their author changes a comment. */
export async function changeComment(
  id: string,
  { content: given, version }: { content: string; version?: number | null },
  context: Context,
): Promise<void> {
  const { content } = parseInput(contentInput, { content: given });
  const comment = await commentWithCard(id, context);
  refuseChange(comment, context.viewer);
  await context.checkVersion(comment, version);
  comment.content = content;
  await changeBoard(comment.card.board, context);
}

/** Its author deletes a comment, or an owner of the board. */
export async function deleteComment(id: string, context: Context): Promise<void> {
  const comment = await commentWithCard(id, context);
  const own = viewerProfile(context);
  const { board } = comment.card;
  if (comment.author?.id !== own && !board.owners.includes(own)) throw new Forbidden();
  context.em.remove(comment);
  await changeBoard(board, context);
}
