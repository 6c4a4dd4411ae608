import { PostTitleLink } from "./post-title-link.tsx";
import { Cover } from "../../../../ui/cover.tsx";
import type { PostSummary } from "../../../../platform/rest.ts";
import { PostMeta } from "./post-meta.tsx";

/** The newest post as a wide card at the top of the blog. */
export function FeatureCard({ post }: { post: PostSummary }) {
  const category = post.categories[0];
  return (
    <article className="group relative grid overflow-hidden rounded-panel border border-line bg-surface md:grid-cols-[1.15fr_1fr]">
      <Cover
        picture={post.cover}
        priority
        width={620}
        height={400}
        className="h-60 md:h-full md:min-h-[400px]"
      />
      <div className="self-center px-7 py-8 md:px-8 lg:px-12">
        {category && <p className="text-sm font-semibold text-primary-strong">{category.name}</p>}
        <h2 className="mt-3 text-[1.75rem] leading-[1.14] font-bold tracking-[-0.025em] [overflow-wrap:anywhere] lg:text-[2.125rem]">
          <PostTitleLink post={post} className="after:rounded-panel" />
        </h2>
        {post.description && <p className="mt-4 text-ink-2">{post.description}</p>}
        <div className="mt-6">
          <PostMeta {...post} />
        </div>
      </div>
    </article>
  );
}
