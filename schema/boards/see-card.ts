import type { Context } from "../foundation/context.ts";
import { SubscriptionSource } from "../foundation/subscription-source.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { Card } from "./card.ts";
import { CardView } from "./card-view.ts";

const seenBy = (memberId: string) => `cards-seen.${memberId}`;

/** Nothing of a card is new for the viewer any more, also where else they have it open. */
export async function seeCard(id: string, context: Context): Promise<void> {
  const { em, services } = context;
  const card = await context.find(Card, id);
  const own = viewerProfile(context);
  const seenAt = context.now();
  const isNew = { card: id, member: own, newCount: { $gt: 0 } };
  if (await em.nativeUpdate(CardView, isNew, { seenAt, newCount: 0 })) {
    services.tablesWritten(["card_views"]);
    context.publish(seenBy(own), { id });
    await context.save();
  } else {
    const member = em.getReference(Member, own);
    await context.insertIfAbsent(new CardView({ card, member, seenAt }));
  }
}

/** Events contain the id only: what the card has is read under the subscriber's policies. */
export const cardsSeen = (context: Context): SubscriptionSource =>
  new SubscriptionSource(seenBy(viewerProfile(context)), Card, context, () =>
    Promise.resolve(true),
  );
