import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { parseInput } from "../foundation/input.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import { acceptedTerms } from "./accepted-terms.ts";
import { CodePurpose, EmailCode } from "./email-code.ts";
import { linkNewUser } from "./link-account.ts";
import { askForCode } from "./mail-code.ts";
import { newProfile, saveWithFreeHandle } from "../members/begin-profile.ts";
import { type Member, MemberStatus } from "../members/member.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { notify } from "../notifications/notify.ts";
import { matchesPassword, hashPassword } from "./password.ts";
import { confirmation, onlyEmail, RegisterInput } from "./register.input.ts";
import { Role } from "./role.ts";
import { tryCode } from "./try-code.ts";
import { User } from "./user.ts";
import { usersWithPermission } from "./users-with-permission.ts";

const purpose = CodePurpose.REGISTER;
const NO_TERMS = { acceptedTerms: null, acceptedTermsLocale: null };

/** Stores the data of the future account until its address is confirmed by the mailed code. */
export async function register(input: RegisterInput, context: Context): Promise<void> {
  const { em, viewer, services } = context;
  const { name, email, password, terms, locale } = parseInput(RegisterInput, input);
  await services.limits.take(
    ["register", viewer.network],
    ["resend", email],
    ["code", email],
    ["codesADay", email],
  );
  const accepted = terms ? await acceptedTerms(terms, locale, em) : NO_TERMS;
  const earlier = await em.findOne(EmailCode, { email, purpose });
  const [own, isSame] = await Promise.all([
    hashPassword(password),
    matchesPassword(password, earlier?.passwordHash),
  ]);
  // The code proves who owns the address, but not which of two people who registered with it chose
  // the password. So neither password is used, and the owner chooses one as after forgetting it.
  const isContested = !isSame && !!earlier && earlier.expiresAt > context.now();
  const passwordHash = isContested ? null : own;
  const pending = earlier ?? new EmailCode(email, purpose);
  pending.renew(null, context.now());
  Object.assign(pending, { name, passwordHash, locale, ...accepted });
  em.persist(pending);
  askForCode(context, { email, purpose });
  await context.saveUnique(); // of two concurrent requests either may win
}

/** Mails a new code to someone who is registering; the previous one becomes invalid. */
export async function resendCode(input: object, context: Context): Promise<void> {
  const { viewer, services } = context;
  const { email } = parseInput(onlyEmail, input);
  await services.limits.take(
    ["resend", email],
    ["code", email],
    ["codesADay", email],
    ["codeAnywhere", viewer.network],
  );
  askForCode(context, { email, purpose });
  await context.save();
}

/** Creates the account of the person who received the code, and signs them in. */
export async function verifyEmail(input: object, context: Context): Promise<void> {
  const { em, viewer } = context;
  const { email, code } = parseInput(confirmation, input);
  await context.services.limits.take(["codeTry", viewer.network]);
  const pending = await tryCode(context, { email, purpose, code });
  const { name, passwordHash, locale } = pending;
  const { membersNeedApproval } = await context.services.site.decisions();
  const status = membersNeedApproval ? MemberStatus.PENDING : MemberStatus.ACTIVE;
  await saveWithFreeHandle(context, async () => {
    if (await em.count(User, { email, ...NOT_DELETED })) throw alreadyTaken(User, "email");
    const user = new User({
      email,
      name: name ?? email,
      roles: [Role.MEMBER],
      ...(locale && { locale }),
    });
    Object.assign(user, { passwordHash, emailVerified: context.now() });
    user.acceptTerms(pending, context.now());
    const member = await newProfile(user.name, em, status);
    user.member = member;
    em.persist(user);
    await linkNewUser(user, context);
    if (membersNeedApproval) await notifyOfWaitingMember(member, context);
    viewer.signInAfterResponse(user);
  });
}

async function notifyOfWaitingMember(member: Member, context: Context): Promise<void> {
  const kind = NotificationKind.MEMBER_PENDING;
  const staff = await usersWithPermission("member:write", context.em);
  await notify(staff, kind, { member }, context);
}
