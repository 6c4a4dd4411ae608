import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { NOT_DELETED } from "../foundation/entity.ts";
import { Conflict, NotFound } from "../foundation/errors.ts";
import type { Locale } from "../foundation/locale.ts";
import { localePath } from "../foundation/locale-path.ts";
import { alreadyTaken } from "../foundation/model-messages.ts";
import { hashOfToken, newToken } from "../foundation/secret-token.ts";
import type { Services } from "../foundation/services.ts";
import { WEEK } from "../foundation/durations.ts";
import { DocumentDraft } from "../publication/document-draft.ts";
import { PostPreview } from "./post-preview.ts";
import { Post } from "./post.ts";
import { PreviewLink } from "./preview-link.ts";

const LINK_MS = WEEK;

/**
 * Makes the link to the draft of a post in one language. There is one per language: an earlier one
 * ends, and nobody can read its secret again.
 */
export async function sharePreview(
  postId: string,
  locale: Locale,
  context: Context,
): Promise<{ id: string; path: string }> {
  const { em, viewer } = context;
  const post = await context.find(Post, postId);
  const draft = await em.findOne(DocumentDraft, { documentId: postId });
  if (post.languages.includes(locale) && !draft) throw new Conflict("This language is published");
  if (!post.title[locale]) throw new Conflict("This language has no title");
  await context.services.limits.take(["sharePreview", viewer.userId ?? viewer.network]);
  const token = newToken();
  const expiresAt = new Date(context.now().getTime() + LINK_MS);
  const values = { post, locale, expiresAt, tokenHash: hashOfToken(token) };
  const known = await em.findOne(PreviewLink, { post, locale });
  const link = known ? Object.assign(known, values) : new PreviewLink(values);
  em.persist(link);
  if (!(await context.saveUnique())) throw alreadyTaken(PreviewLink);
  return { id: link.id, path: localePath(locale, `/blog/preview/${token}`) };
}

/** What the link with this secret shows, which is the right to the draft: no rule of a viewer decides. */
export async function openedPreview(token: string, context: Context): Promise<PostPreview> {
  const link = await context.em.findOne(
    PreviewLink,
    {
      tokenHash: hashOfToken(token),
      expiresAt: { $gt: context.now() },
      post: NOT_DELETED,
    },
    { populate: ["post"] },
  );
  if (!link?.post.title[link.locale]) throw new NotFound("Post not found");
  // a draft that was begun after the link was made was shared with nobody
  const draft = await context.em.findOne(DocumentDraft, {
    documentId: link.post.id,
    createdAt: { $lte: link.updatedAt },
  });
  return new PostPreview(link, draft);
}

export async function deleteExpiredLinks(
  em: EntityManager,
  { clock, tablesWritten }: Pick<Services, "clock" | "tablesWritten">,
): Promise<void> {
  const deleted = await em.nativeDelete(PreviewLink, { expiresAt: { $lte: clock.now() } });
  if (deleted) tablesWritten(["preview_links"]);
}
