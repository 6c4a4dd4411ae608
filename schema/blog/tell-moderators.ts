import type { EntityManager } from "@mikro-orm/core";
import { permissionsOf, Role } from "../accounts/role.ts";
import { User, UserStatus } from "../accounts/user.ts";
import type { Context } from "../foundation/context.ts";
import { Locale, LOCALES } from "../foundation/locale.ts";
import { Post } from "./post.ts";

const SUBJECT: Record<Locale, string> = {
  [Locale.en]: "A comment waits for review",
  [Locale.fr]: "Un commentaire attend une relecture",
  [Locale.no]: "En kommentar venter på gjennomsyn",
};

const moderating = Object.values(Role).filter((role) =>
  permissionsOf([role]).has("comment:moderate"),
);

export const moderators = (em: EntityManager): Promise<User[]> =>
  em.find(User, { roles: { $overlap: moderating }, status: UserStatus.ACTIVE });

/** Writes to those who moderate that a comment is held, in their language. Nothing of it is quoted. */
export async function tellModerators(postId: string, context: Context): Promise<void> {
  const post = await context.em.findOneOrFail(Post, postId);
  for (const moderator of await moderators(context.em)) {
    const locale: Locale = moderator.locale;
    const title = [locale, ...LOCALES].map((one) => post.title[one]).find(Boolean) ?? "";
    context.mail({
      to: moderator.email,
      locale,
      subject: SUBJECT[locale],
      paragraphs: [`${SUBJECT[locale]}: “${title}”`],
    });
  }
}
