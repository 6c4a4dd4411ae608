import { permissionsOf } from "../accounts/role.ts";
import { CAN_SIGN_IN, User } from "../accounts/user.ts";
import { usersWithPermission } from "../accounts/users-with-permission.ts";
import type { JobHandler } from "../domain.ts";
import type { Context } from "../foundation/context.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { notify } from "../notifications/notify.ts";
import { MailFolder, type MailThread } from "./mail-thread.ts";
import { Mail } from "./mail.ts";
import { sourcesOf } from "./mails.access.ts";

/** The job that notifies staff of a mail: whatever becomes of that, the mail is stored. */
export const NOTIFY_OF_MAIL = "notify-of-mail";

/** Who looks after its conversation, or all who may read it if nobody does. */
export const notifyOfMail: JobHandler = async ({ id = "" }, context) => {
  const { em } = context;
  const mail = await em.findOne(Mail, { id, isAnnounced: false }, { populate: ["thread"] });
  if (!mail) return;
  mail.isAnnounced = true;
  const { thread } = mail;
  const { SPAM, TRASH } = MailFolder;
  if (thread.folder !== SPAM && thread.folder !== TRASH) {
    const users = await readersOf(thread, context);
    await notify(users, NotificationKind.MAIL_RECEIVED, { mailThread: thread }, context);
  }
  await context.save();
};

async function readersOf({ assignee, source }: MailThread, { em }: Context): Promise<User[]> {
  const users = assignee
    ? await em.find(User, { member: assignee.id, ...CAN_SIGN_IN })
    : await usersWithPermission("mail:read", em);
  return users.filter(({ roles }) => {
    const permissions = permissionsOf(roles);
    const may = (permission: Parameters<typeof permissions.has>[0]) => permissions.has(permission);
    return permissions.has("mail:read") && sourcesOf({ may }).includes(source);
  });
}
