import { FormattedMessage, useIntl } from "react-intl";
import { PostTitleLink } from "../../../features/blog/posts/public/post-title-link.tsx";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { Cover } from "../../../ui/cover.tsx";
import { MetaLine } from "../../../ui/meta-line.tsx";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { DateTime } from "../../../ui/date-time.tsx";
import type { PostSummary } from "../../../platform/rest.ts";

export function LatestWriting({ posts }: { posts: PostSummary[] }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <section aria-labelledby="writing" className="min-w-0">
      <SectionHeading
        id="writing"
        title={intl.formatMessage({ id: "home.writing" })}
        more={{
          to: localePath(locale, "/blog"),
          label: intl.formatMessage({ id: "home.writing.all" }),
        }}
      />
      <ul className="divide-y divide-line border-y border-line">
        {posts.slice(0, 3).map((post) => (
          <li key={post.id}>
            <Row post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ post }: { post: PostSummary }) {
  const category = post.categories[0];
  return (
    <article className="group relative flex items-center gap-5 py-4">
      <Cover
        picture={post.cover && { ...post.cover, alt: "" }}
        width={96}
        height={64}
        className="h-16 w-24 shrink-0 rounded-md"
      />
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-[17px] leading-[1.3] font-bold md:line-clamp-1">
          <PostTitleLink post={post} />
        </h3>
        <MetaLine className="mt-1">
          {category && <bdi className="font-semibold text-primary-strong">{category.name}</bdi>}
          {post.author && <bdi className="text-ink-2">{post.author.name}</bdi>}
          <bdi>
            <DateTime iso={post.publishedAt} form="day" />
          </bdi>
          <bdi className="whitespace-nowrap">
            <FormattedMessage id="home.minutes" values={{ minutes: post.readingMinutes }} />
          </bdi>
        </MetaLine>
      </div>
    </article>
  );
}
