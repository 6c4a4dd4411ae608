import type { Context } from "../foundation/context.ts";
import { learnAs } from "../foundation/spam-words.ts";
import { type ContactRequest, ContactStatus } from "./contact-request.ts";

/**
 * Teaches the spam filter what the staff decides, before it is changed: what becomes spam, what no
 * longer is, and what was answered. Who is asked for a quote teaches it nothing.
 */
export function learnFromStatus(
  requests: readonly ContactRequest[],
  next: ContactStatus,
  context: Context,
): void {
  if (!context.viewer.may("contact:read")) return;
  const changing = requests.filter(({ status }) => status !== next);
  if (next === ContactStatus.SPAM) return learnAs("spam", "contacts", changing, context);
  const isWelcome = ({ status }: ContactRequest) =>
    status === ContactStatus.SPAM || next === ContactStatus.REPLIED;
  learnAs("ham", "contacts", changing.filter(isWelcome), context);
}
