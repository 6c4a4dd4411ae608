import type { Context } from "../foundation/context.ts";
import { ONLY_TO_VIEWERS, SubscriptionSource } from "../foundation/subscription-source.ts";
import { firstOf } from "../foundation/reading/orm/orm-reads.ts";
import { MailThread } from "./mail-thread.ts";

const TOPIC = "mails";

/** A conversation, or a mail or draft in it, has changed. */
export const announceThread = (id: string, context: Context): void =>
  context.publish(TOPIC, { id, [ONLY_TO_VIEWERS]: true });

/** A conversation was deleted for good: there is nothing left that a policy could hide. */
export const announceDeletion = (id: string, context: Context): void =>
  context.publish(TOPIC, { id });

/** Events contain the id only: each subscriber reads under their own policies. */
export const threadEvents = (context: Context): SubscriptionSource =>
  new SubscriptionSource(TOPIC, MailThread, context, async (event) => {
    if (!event[ONLY_TO_VIEWERS]) return true;
    context.em.clear();
    return (await firstOf(MailThread, { id: event["id"] }, context)) !== null;
  });
