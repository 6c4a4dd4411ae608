import type { Context } from "../foundation/context.ts";
import { SubscriptionSource } from "../foundation/subscription-source.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { TimeEntry } from "./time-entry.ts";

const changesOf = (memberId: string) => `time.${memberId}`;

/** The entries of a member have changed: their timer on all open pages follows. */
export const announceTime = (id: string, memberId: string, context: Context): void =>
  context.publish(changesOf(memberId), { id });

/** Events contain the id only: each subscriber reads under their own policies. */
export const timeEventsFor = (context: Context): SubscriptionSource =>
  new SubscriptionSource(changesOf(viewerProfile(context)), TimeEntry, context, () =>
    Promise.resolve(true),
  );
