import { PostTitleLink } from "./post-title-link.tsx";
import { Cover } from "../../../../ui/cover.tsx";
import type { PostSummary } from "../../../../platform/rest.ts";
import { PostMeta } from "./post-meta.tsx";

interface PostCardProps {
  post: PostSummary;
  /** The level of its title: below the page's heading or below a section's */
  heading?: "h2" | "h3";
}

/**
 * A post in a list: the whole card is a link. In a row of its own, its cover is next to the text.
 */
export function PostCard({ post, heading: Heading = "h2" }: PostCardProps) {
  const category = post.categories[0];
  return (
    <article className="group relative @2xl:grid @2xl:grid-cols-2 @2xl:items-center @2xl:gap-7">
      <Cover picture={post.cover} className="h-52 rounded-card @lg:h-64" />
      <div className="mt-5 @2xl:mt-0">
        {category && <p className="text-sm font-semibold text-primary-strong">{category.name}</p>}
        <Heading className="mt-1.5 text-xl leading-[1.25] font-bold [overflow-wrap:anywhere] @2xl:text-2xl">
          <PostTitleLink post={post} className="after:rounded-card" />
        </Heading>
        {post.description && (
          <p className="mt-3 hidden text-ink-2 @2xl:block">{post.description}</p>
        )}
        <div className="mt-3">
          <PostMeta {...post} />
        </div>
      </div>
    </article>
  );
}
