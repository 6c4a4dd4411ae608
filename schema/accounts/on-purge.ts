import { Trigger } from "@mikro-orm/decorators/legacy";
import { Member } from "../members/member.ts";
import { User } from "./user.ts";

/** SQL, in which `old` is the row that is deleted for good. */
interface OnPurge {
  member?: string;
  user?: string;
}

/** Rows with their address; not if a later account has it, which owns them. */
export const OF_THEIR_ADDRESS =
  "= old.email and not exists (select from users where email = old.email and id <> old.id)";

/**
 * Declares what becomes of the rows of a domain that contain the name or address of a person when the
 * person is deleted for good. A trigger, so that no way of deleting leaves them behind.
 */
export function onPurge(domain: string, { member, user }: OnPurge): void {
  const trigger = (body: string) =>
    Trigger<object>({
      name: `purged_${domain}`,
      timing: "before",
      events: ["delete"],
      body: `${body} return old;`,
    });
  if (member) trigger(member)(Member);
  if (user) trigger(user)(User);
}
