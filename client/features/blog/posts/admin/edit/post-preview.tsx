import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Avatar } from "../../../../../ui/avatar.tsx";
import { Cover } from "../../../../../ui/cover.tsx";
import { MetaLine } from "../../../../../ui/meta-line.tsx";
import { DateTime } from "../../../../../ui/date-time.tsx";
import { BCP47, type Locale } from "../../../../../i18n/locale.ts";
import type { PostPreviewQuery } from "./post-preview.generated.ts";

interface PostPreviewProps {
  post: Omit<PostPreviewQuery["post"], "preview">;
  locale: Locale;
  /** Its text */
  children: ReactNode;
}

/** A post in one language as its page shows it, whether or not it is published. */
export function PostPreview({ post, locale, children }: PostPreviewProps) {
  const { title, description, cover, coverAlt, author, publishedAt, readingMinutes, tags } = post;
  return (
    <article
      lang={BCP47[locale]}
      className="mx-auto grid max-w-[760px] gap-8 px-4 py-8 md:px-10 md:py-12"
    >
      <header>
        <h2 className="text-[2.25rem] leading-[1.07] font-extrabold tracking-[-0.034em] [overflow-wrap:anywhere] lg:text-[3rem]">
          {title}
        </h2>
        {description && <p className="mt-5 text-lg text-ink-2">{description}</p>}
        <div className="mt-6 flex items-center gap-3.5">
          {author && <Avatar name={author.displayName} src={author.avatar} size={48} />}
          <div className="leading-snug">
            {author && (
              <p className="font-bold">
                <bdi>{author.displayName}</bdi>
              </p>
            )}
            <MetaLine>
              {publishedAt && (
                <bdi>
                  <DateTime iso={publishedAt} />
                </bdi>
              )}
              {readingMinutes && (
                <bdi>
                  <FormattedMessage id="blog.minutes" values={{ minutes: readingMinutes }} />
                </bdi>
              )}
            </MetaLine>
          </div>
        </div>
      </header>
      {cover && (
        <Cover
          picture={{ url: cover, alt: coverAlt }}
          priority
          width={680}
          height={442}
          className="aspect-[20/13] rounded-panel"
        />
      )}
      {children}
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="rounded-md bg-raised px-3 py-1 text-sm text-ink-2">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
