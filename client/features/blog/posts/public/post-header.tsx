import { Avatar } from "../../../../ui/avatar.tsx";
import { Breadcrumbs } from "../../../../ui/breadcrumbs.tsx";
import { container } from "../../../../ui/container.ts";
import { Cover } from "../../../../ui/cover.tsx";
import { MetaLine } from "../../../../ui/meta-line.tsx";
import { DateTime } from "../../../../ui/date-time.tsx";
import type { Post } from "../../../../platform/rest.ts";
import { useSession } from "../../../../platform/session/session-provider.tsx";
import { LocaleLink } from "../../../../ui/locale-link.tsx";
import { type Locale, localePath, unlocalizedHref } from "../../../../i18n/locale.ts";
import { FormattedMessage, useIntl } from "react-intl";
import { categoryPath, postPath } from "./blog-path.ts";
import { ReadIn } from "../../../../ui/read-in.tsx";
import { alternates } from "../../../../platform/published-path.ts";
import { ReadingTime } from "./reading-time.tsx";

type Shown =
  | "id"
  | "title"
  | "description"
  | "cover"
  | "author"
  | "categories"
  | "publishedAt"
  | "readingMinutes"
  | "commentCount"
  | "enableComments";

/** What the head of a post shows; a draft has it, too. */
type HeadOfPost = Pick<Post, Shown> & { metadata: Pick<Post["metadata"], "slugs"> };

/** Title, lead, byline and cover. On a phone the cover has full width below the byline. */
export function PostHeader({ post, locale }: { post: HeadOfPost; locale: Locale }) {
  const intl = useIntl();
  // For other users the editor itself checks the permission.
  const mayEdit = /admin|editor/.test(String(useSession().data?.user.roles));
  const category = post.categories[0];
  const way = [
    { label: intl.formatMessage({ id: "blog.name" }), to: localePath(locale, "/blog") },
    ...(category
      ? [{ label: category.name, to: localePath(locale, categoryPath(category.slug)) }]
      : []),
  ];
  return (
    <header
      className={`${container} grid gap-8 pt-8 md:grid-cols-[1.1fr_1fr] md:items-center md:gap-10 md:pt-11 md:pb-11 lg:gap-14`}
    >
      <div className="min-w-0">
        {mayEdit && (
          <a
            href={unlocalizedHref(locale, `/dashboard/blog/post/edit/${post.id}`)}
            className="float-end font-semibold hover:underline"
          >
            <FormattedMessage id="blog.post.edit" />
          </a>
        )}
        <Breadcrumbs items={way} />
        <h1 className="mt-2 text-[2.25rem] leading-[1.07] font-extrabold tracking-[-0.034em] [overflow-wrap:anywhere] lg:text-[3.375rem]">
          {post.title}
        </h1>
        {post.description && (
          <p className="mt-5 hidden text-lg text-ink-2 md:block">{post.description}</p>
        )}
        <Byline post={post} />
        <ReadIn
          paths={alternates(post.metadata.slugs, postPath)}
          current={locale}
          className="mt-5 hidden md:flex"
        />
      </div>
      <div className="-mx-5 md:mx-0">
        <Cover
          picture={post.cover}
          priority
          width={552}
          height={400}
          className="h-56 md:h-[400px] md:rounded-panel"
        />
      </div>
    </header>
  );
}

function Byline({ post }: { post: HeadOfPost }) {
  const { author, publishedAt, readingMinutes, commentCount, enableComments } = post;
  return (
    <div className="mt-6 flex items-center gap-3.5 md:mt-7">
      {author && <Avatar name={author.name} src={author.avatar} size={48} />}
      <div className="leading-snug">
        {author && (
          <p className="font-bold">
            <LocaleLink to={`/${author.handle}`} rel="author" className="hover:underline">
              <bdi>{author.name}</bdi>
            </LocaleLink>
          </p>
        )}
        <MetaLine>
          <bdi>
            <DateTime iso={publishedAt} />
          </bdi>
          <ReadingTime minutes={readingMinutes} />
          {(enableComments || commentCount > 0) && (
            <a href="#comments" className="whitespace-nowrap underline-offset-2 hover:underline">
              <FormattedMessage id="comments.title" values={{ count: commentCount }} />
            </a>
          )}
        </MetaLine>
      </div>
    </div>
  );
}
