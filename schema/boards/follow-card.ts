import type { Context } from "../foundation/context.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import type { NotificationKind } from "../notifications/notification.ts";
import { tell } from "../notifications/tell.ts";
import { CardFollow } from "./card-follow.ts";
import { Board } from "./board.ts";
import { Card } from "./card.ts";
import { readAgain } from "./change-board.ts";

/** The viewer follows a card, or no longer: then commenting on it does not make them follow it again. */
export async function followCard(
  id: string,
  isFollowing: boolean,
  context: Context,
): Promise<void> {
  const { em } = context;
  const card = await context.find(Card, id);
  const member = em.getReference(Member, viewerProfile(context));
  const isNew = await context.insertIfAbsent(new CardFollow({ card, member, isFollowing }));
  if (!isNew) await em.nativeUpdate(CardFollow, { card, member }, { isFollowing });
}

/** Those who follow a card and are still on its board learn what the viewer did with it. */
export async function tellFollowers(
  card: Card,
  kind: NotificationKind,
  context: Context,
  except: readonly string[] = [],
): Promise<void> {
  const member = context.em.getReference(Member, viewerProfile(context));
  const read = readAgain(context.em);
  const { readers } = await read.findOneOrFail(Board, card.board.id);
  const follows = await read.find(CardFollow, { card: card.id, isFollowing: true });
  for (const { id } of follows.map((follow) => follow.member)) {
    if (id === member.id || except.includes(id) || !readers.includes(id)) continue;
    await tell(id, kind, { card, member }, context);
  }
}
