import { MergeMembersResolver } from "./merge-members.resolver.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import { DAY, HOUR, MINUTE } from "../foundation/durations.ts";
import { deleteOldCodes } from "./email-code.ts";
import { MAIL_CODE, mailCode } from "./mail-code.ts";
import { MemberAccountResolver } from "./member-account.resolver.ts";
import { OwnAccountResolver } from "./own-account.resolver.ts";
import { purgePeople } from "./people-trash.ts";
import { RegisterResolver } from "./register.resolver.ts";
import { SessionResolver } from "./session.resolver.ts";
import { SuspensionResolver } from "./suspension.resolver.ts";
import { TermsAcceptanceResolver } from "./terms-acceptance.resolver.ts";
import { Role } from "./role.ts";
import "./session.access.ts";
import "./user.access.ts";
import { UserResolver } from "./user.resolver.ts";
import { User } from "./user.ts";

export const accounts = domain({
  name: "accounts",
  resolvers: [
    MergeMembersResolver,
    UserResolver,
    SessionResolver,
    MemberAccountResolver,
    RegisterResolver,
    OwnAccountResolver,
    SuspensionResolver,
    TermsAcceptanceResolver,
  ],
  permissions: { "account:manage": [Role.ADMIN] },
  jobs: { [MAIL_CODE]: mailCode },
  timers: {
    "purge deleted people": {
      every: 10 * MINUTE,
      run: ({ em, services }) => purgePeople(em, services.storage, services.clock.now()),
    },
    "forget old codes": {
      every: HOUR,
      run: (context) => deleteOldCodes(context.em, context.now()),
    },
  },
  limits: {
    /** Per network address. */
    register: { times: 5, within: HOUR },
    /** Codes that are mailed, per email address. */
    code: { times: 3, within: HOUR },
    codesADay: { times: 10, within: DAY },
    /**
     * The same for the owner of an account, in a browser where they have signed in: others cannot use
     * it up.
     */
    ownCode: { times: 3, within: HOUR },
    ownCodesADay: { times: 10, within: DAY },
    /** Per network address, so that one client cannot have codes mailed to everyone. */
    codeAnywhere: { times: 20, within: HOUR },
    /** Codes that are entered, per network address. */
    codeTry: { times: 30, within: HOUR },
    /** Per email address. */
    resend: { times: 1, within: MINUTE },
    /**
     * Password confirmations of a signed-in user, so that the password cannot be guessed in a
     * browser left open.
     */
    ownPassword: { times: 5, within: 15 * MINUTE },
  },
  search: {
    users: {
      entity: () => User,
      where: (text) => searched(text),
      order: { name: "asc", id: "asc" },
    },
  },
});
export { addProfile } from "./add-profile.ts";
export { AccountDeleted } from "./delete-account.ts";
export { resendCode } from "./register.ts";
export { restoreOwnAccount } from "./people-trash.ts";
export { hashPassword as hashOf } from "./password.ts";
export { isStaff, permissionsOf, Role } from "./role.ts";
export { Session } from "./session.ts";
export { changePassword, WrongPassword } from "./change-password.ts";
export { AccountNotVerified, findByCredentials } from "./credentials.ts";
export { AccountSuspended } from "./suspension.ts";
export { publishSessionsEnded, revokeSessions, SESSIONS_ENDED } from "./revoke-sessions.ts";
export { User, UserStatus } from "./user.ts";
