import { whoHolds } from "../accounts/who-holds.ts";
import type { Context } from "../foundation/context.ts";
import { Locale, LOCALES } from "../foundation/locale.ts";
import { Post } from "./post.ts";

const SUBJECT: Record<Locale, string> = {
  [Locale.en]: "A comment waits for review",
  [Locale.fr]: "Un commentaire attend une relecture",
  [Locale.no]: "En kommentar venter på gjennomsyn",
};

/** Writes to those who moderate that a comment is held, in their language. Nothing of it is quoted. */
export async function tellModerators(postId: string, context: Context): Promise<void> {
  const post = await context.em.findOneOrFail(Post, postId);
  for (const moderator of await whoHolds("comment:moderate", context.em)) {
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
