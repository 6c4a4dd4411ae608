import { AuditAction } from "../audit/index.ts";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Problem } from "../foundation/errors.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import type { ProviderAccount, ProviderName } from "../foundation/provider-account.ts";
import { LinkedAccount } from "./linked-account.ts";
import { securityChangedMail } from "./mail-texts.ts";
import { auditOwn, finishSecurityChange, ownUser } from "./security-change.ts";
import { User } from "./user.ts";

/** How providers call themselves. */
export const PROVIDER_NAMES: Record<ProviderName, string> = { github: "GitHub", google: "Google" };

/** Why an account at a provider signs nobody in. */
type NotLinkedReason =
  /** The provider has not verified its address */
  | "unverified"
  /** A user has this address: equal addresses do not make it theirs */
  | "known"
  | "unknown";

export class NotLinked extends Problem {
  constructor(readonly reason: NotLinkedReason) {
    super("UNAUTHENTICATED", "This account is not linked");
  }
}

/** The user whom an account at a provider is linked to; throws NotLinked if there is none. */
export async function findLinked(
  { provider, subject, label, email }: ProviderAccount,
  context: Context,
): Promise<User> {
  const { em, services } = context;
  const own = { provider, subject };
  const linked = await em.findOne(LinkedAccount, own, { populate: ["user"] });
  if (linked) {
    await em.nativeUpdate(LinkedAccount, own, { label, lastUsedAt: context.now() });
    services.tablesWritten(["linked_accounts"]);
    return linked.user;
  }
  if (!email) throw new NotLinked("unverified");
  throw new NotLinked((await em.count(User, { email, ...NOT_DELETED })) ? "known" : "unknown");
}

/** Links an account at a provider to the viewer's; CONFLICT if it is that of someone else, or there is one already. */
export async function linkAccount(account: ProviderAccount, context: Context): Promise<void> {
  const user = await ownUser(context);
  const linked = addLink(user, account, context);
  const provider = PROVIDER_NAMES[account.provider];
  context.sendMail(securityChangedMail(user, "accountLinked", { provider }));
  auditOwn(AuditAction.CREATED, linked, context);
  if (!(await context.saveUnique())) throw alreadyTaken(LinkedAccount);
}

/** Links the account at a provider that the browser of a new user has signed in to, if it has the address that they verified. */
export async function linkNewUser(user: User, context: Context): Promise<void> {
  const account = context.viewer.providerAccount;
  if (account?.email !== user.email) return;
  const { provider, subject } = account;
  if (await context.em.count(LinkedAccount, { provider, subject })) return;
  addLink(user, account, context);
}

function addLink(
  user: User,
  { provider, subject, label }: ProviderAccount,
  { em }: Context,
): LinkedAccount {
  const linked = new LinkedAccount({ user, provider, subject, label });
  em.persist(linked);
  return linked;
}

export async function unlinkAccount(id: string, context: Context): Promise<void> {
  const linked = await context.find(LinkedAccount, id);
  context.em.remove(linked);
  const provider = PROVIDER_NAMES[linked.provider];
  await finishSecurityChange(await ownUser(context), "accountUnlinked", context, { provider });
  auditOwn(AuditAction.DELETED, linked, context);
  await context.save();
}
