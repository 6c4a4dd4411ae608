import { FormattedMessage } from "react-intl";
import { data, redirect } from "react-router";
import { AuthorCard } from "../../features/blog/posts/public/author-card.tsx";
import { PostArticle } from "../../features/blog/posts/public/post-article.tsx";
import { PostContents } from "../../features/blog/posts/public/post-contents.tsx";
import { PostHeader } from "../../features/blog/posts/public/post-header.tsx";
import { PostTags } from "../../features/blog/posts/public/post-tags.tsx";
import { BCP47, localeOf } from "../../i18n/locale.ts";
import { publishedPath, SITE_PATHS } from "../../platform/published-path.ts";
import { pageRequest } from "../../platform/request.ts";
import type { PostPreview } from "../../platform/rest.ts";
import { container } from "../../ui/container.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/post-preview";

/** Anyone with the URL sees it, so nothing caches it, and no site that it links to learns its URL. */
const HEADERS = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };

/** The draft of a post in the layout of its page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const reading = localeOf(url.pathname);
  // by POST, so that the secret is not part of an address that is logged or kept
  const answer = await context.get(pageRequest).rest("POST", "/api/blog/preview", {
    query: { locale: reading },
    body: { token: params.secret },
  });
  if (answer.status >= 300) throw data(answer.body, { status: answer.status });
  const { preview } = answer.body as { preview: PostPreview };
  const { postId, locale, publishedSlug, date, ...draft } = preview;
  if (publishedSlug) {
    throw redirect(publishedPath(SITE_PATHS.posts, locale, publishedSlug), { headers: HEADERS });
  }
  return {
    post: {
      ...draft,
      id: postId,
      publishedAt: date,
      commentCount: 0,
      enableComments: false,
      metadata: { slugs: {} },
    },
    locale,
    reading,
    meta: [{ title: `${draft.title} · Atelier` }, { name: "robots", content: "noindex" }],
  };
}

export const headers = () => HEADERS;

export default function PostPreviewPage({ loaderData }: Route.ComponentProps) {
  const { post, locale, reading } = loaderData;
  return (
    <>
      <div className={`${container} pt-5`}>
        <Notice tone="warn">
          <p>
            <FormattedMessage id="blog.post.preview" />
          </p>
        </Notice>
      </div>
      <article lang={BCP47[locale]}>
        <PostHeader post={post} locale={reading} />
        <div className="hidden border-t border-line md:block" />
        <div
          className={`${container} grid gap-12 pt-7 pb-14 md:justify-center md:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,680px)_minmax(0,1fr)] lg:gap-8 xl:gap-12`}
        >
          <aside className="hidden lg:sticky lg:top-8 lg:block lg:self-start">
            <PostContents contents={post.contents} />
          </aside>
          <div className="grid min-w-0 max-w-[680px] gap-9">
            <PostArticle content={post.content} />
            <PostTags tags={post.tags} />
            {post.author && <AuthorCard author={post.author} />}
          </div>
        </div>
      </article>
    </>
  );
}

export { ErrorBoundary } from "./blog-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
