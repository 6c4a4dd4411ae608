import { Session, User } from "../../../schema/accounts/index.ts";
import { matchesPassword } from "../../../schema/accounts/password.ts";
import { storedAddress } from "../../../schema/foundation/email-address.ts";
import type { Database } from "../database.ts";
import { accounts, DEMO_PASSWORD } from "./accounts.ts";
import { say } from "../../say.ts";

const offered = accounts.filter(({ isOffered }) => isOffered).map(({ email }) => email);

/** Whether this is the published demo password of an account that has it by default. */
export const isDemoPassword = ({ email, password }: { email: string; password: string }): boolean =>
  password === DEMO_PASSWORD && offered.includes(storedAddress(email));

/**
 * Without DEMO, accounts left by an earlier demo cannot sign in with the demo password, and their
 * sessions end: logs which accounts they are.
 */
export async function warnOfDemoAccounts(database: Database): Promise<void> {
  const em = database.em.fork();
  const found = await em.find(
    User,
    { email: { $in: offered }, passwordHash: { $ne: null } },
    { populate: ["passwordHash"] },
  );
  const matches = await Promise.all(
    found.map(async (user) => matchesPassword(DEMO_PASSWORD, user.passwordHash)),
  );
  const left = found.filter((_, i) => matches[i]);
  if (!left.length) return;
  await em.nativeDelete(Session, { user: { $in: left.map(({ id }) => id) } });
  const names = left.map(({ email }) => email).join(", ");
  say(
    "warn",
    `DEMO is off: the demo's password is refused for ${names}. Change it or delete them.`,
  );
}
