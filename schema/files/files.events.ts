import type { Context } from "../foundation/context.ts";
import { SubscriptionSource } from "../foundation/subscription-source.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { File } from "./file.ts";

const changesFor = (memberId: string) => `files.${memberId}`;

/** Notifies those who see a file, or saw it until now. */
export function announceFile(id: string, members: Iterable<string>, context: Context): void {
  for (const memberId of new Set(members)) context.publish(changesFor(memberId), { id });
}

/** Events contain ids only: each subscriber reads under their own policies. */
export function fileEvents(context: Context): SubscriptionSource {
  const topic = changesFor(viewerProfile(context));
  return new SubscriptionSource(topic, File, context, () => Promise.resolve(true));
}
