import type { Context } from "../foundation/context.ts";
import { Forbidden, Invalid } from "../foundation/errors.ts";
import { parseInput, text } from "../foundation/input.ts";
import { refuseChange } from "../foundation/policies.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { z } from "zod";
import { Member } from "../members/member.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { tell } from "../notifications/tell.ts";
import { CardComment } from "./card-comment.ts";
import { Card } from "./card.ts";
import { changeBoard, readAgain } from "./change-board.ts";

/** The most comments of a card. */
export const MAX_COMMENTS = 500;

const contentInput = z.object({ content: text(5_000) });

/** Comments on a card; returns the id of the comment. */
export async function addComment(cardId: string, given: string, context: Context): Promise<string> {
  const { content } = parseInput(contentInput, { content: given });
  const card = await context.find(Card, cardId);
  const author = context.em.getReference(Member, viewerProfile(context));
  const comment = new CardComment({ card, author, content });
  await tellOthers(card, author, context);
  await changeBoard(card.board, context, async (em) => {
    if ((await readAgain(em).count(CardComment, { card: cardId })) >= MAX_COMMENTS)
      throw new Invalid({ comments: `At most ${MAX_COMMENTS}` });
    em.persist(comment);
  });
  return comment.id;
}

/** Those who do the card, made it or commented on it, and are still on its board, learn of a comment. */
async function tellOthers(card: Card, author: Member, context: Context): Promise<void> {
  const { em } = context;
  await em.populate(card, ["board", "assignees"]);
  const said = await em.find(CardComment, { card: card.id }, { fields: ["author"] });
  const people = [card.reporter, ...card.assignees, ...said.map((comment) => comment.author)];
  const others = new Set(people.flatMap((one) => (one && one !== author ? one.id : [])));
  for (const id of others) {
    if (!card.board.readers.includes(id)) continue;
    await tell(id, NotificationKind.CARD_COMMENTED, { card, member: author }, context);
  }
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
