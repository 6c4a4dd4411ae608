import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { User } from "./user.ts";

/** Whether the account of this address has signed in with the caller's browser before. */
export async function isOwnBrowser(email: string, { viewer, em }: Context): Promise<boolean> {
  const ids = [...viewer.knownAccounts];
  if (ids.length === 0) return false;
  return (await em.count(User, { email, id: { $in: ids }, ...NOT_DELETED })) > 0;
}
