import { Suspense } from "react";
import { data, redirect } from "react-router";
import { AuthorCard } from "../../features/blog/posts/public/author-card.tsx";
import { postPath } from "../../features/blog/posts/public/blog-path.ts";
import { Comments } from "../../features/blog/comments/public/comments.tsx";
import { readComments } from "../../features/blog/comments/public/read-comments.ts";
import { sendComment } from "../../features/blog/comments/public/send-comment.ts";
import { threadAddress } from "../../features/blog/comments/public/thread-address.ts";
import { CopyLink } from "../../features/blog/posts/public/copy-link.tsx";
import { PostArticle } from "../../features/blog/posts/public/post-article.tsx";
import { PostContents } from "../../features/blog/posts/public/post-contents.tsx";
import { PostHeader } from "../../features/blog/posts/public/post-header.tsx";
import { PostNeighbours } from "../../features/blog/posts/public/post-neighbours.tsx";
import { postSeo } from "../../features/blog/posts/public/post-seo.ts";
import { PostTags } from "../../features/blog/posts/public/post-tags.tsx";
import { RelatedPosts } from "../../features/blog/posts/public/related-posts.tsx";
import { alternates, SITE_PATHS } from "../../platform/published-path.ts";
import { readPublished } from "../../platform/read-published.ts";
import { headFor } from "../../platform/loaded-meta.ts";
import { localeOf } from "../../i18n/locale.ts";
import { intlFor } from "../../i18n/intl.server.ts";
import { container } from "../../ui/container.ts";
import { ReadIn } from "../../ui/read-in.tsx";
import { pageRequest } from "../../platform/request.ts";
import type { Route } from "./+types/post";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { post } = await readPublished({ context, url }, "/api/blog/public/{slug}", {
    slug: params.post,
    sitePath: SITE_PATHS.posts,
    slugOf: (answer) => answer.post.slug,
  });
  return {
    post,
    comments: await readComments(context, post.id, url.searchParams),
    replyTo: url.searchParams.get("reply"),
    posted: url.searchParams.get("posted"),
    submission: crypto.randomUUID(),
    alternates: alternates(post.metadata.slugs, postPath),
    locale,
    meta: headFor(
      request,
      postSeo({
        post,
        locale,
        origin: context.get(pageRequest).origin,
        blog: intlFor(locale).formatMessage({ id: "blog.name" }),
      }),
    ),
  };
}

/** A comment or a reply, sent without JavaScript. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const outcome = await sendComment(form, (path, body) => page.rest("POST", path, { body }));
  if (outcome.refusal) {
    const { status, retryAfter } = outcome.refusal;
    const headers = retryAfter ? { "retry-after": `${retryAfter}` } : undefined;
    return data(outcome, { status, headers });
  }
  const { id } = outcome.comment;
  throw redirect(`${threadAddress(url.pathname, 1)({ posted: id })}#comment-${id}`, 303);
}

/** The answer to a refused form includes Retry-After. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function Post({ loaderData, actionData }: Route.ComponentProps) {
  const { post, locale, comments, replyTo, posted, submission } = loaderData;
  return (
    <>
      <article>
        <PostHeader post={post} locale={locale} />
        <div className="hidden border-t border-line md:block" />
        <div
          className={`${container} grid gap-12 pt-7 pb-14 md:justify-center md:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,680px)_minmax(0,1fr)] lg:gap-8 xl:gap-12`}
        >
          <aside className="hidden print:hidden lg:sticky lg:top-8 lg:grid lg:gap-7 lg:self-start">
            <PostContents contents={post.contents} />
            <CopyLink />
          </aside>
          <div className="grid min-w-0 max-w-[680px] gap-9">
            <PostArticle content={post.content} />
            <PostTags tags={post.tags} />
            <ReadIn paths={loaderData.alternates} current={locale} className="flex md:hidden" />
            {post.author && <AuthorCard author={post.author} />}
            <PostNeighbours previous={post.previous} next={post.next} />
          </div>
        </div>
      </article>
      {/* Content below the article is hydrated after it, or on interaction. */}
      <Suspense>
        <Comments
          post={post}
          page={comments}
          replyTo={replyTo}
          posted={posted}
          submission={submission}
          refusal={actionData?.refusal}
        />
        <RelatedPosts posts={post.related} />
      </Suspense>
    </>
  );
}

export { ErrorBoundary } from "./blog-error-boundary.tsx";
export { meta } from "../../platform/loaded-meta.ts";
