import { PostTitleLink } from "../../../features/blog/posts/public/post-title-link.tsx";
import { AvatarGroup } from "../../../ui/avatar-group.tsx";
import { Cover } from "../../../ui/cover.tsx";
import type { PostSummary } from "../../../platform/rest.ts";

/** A row of 2:1:1; a single item fills it. */
export function FeaturedWork({ posts }: { posts: PostSummary[] }) {
  const shown = posts.slice(0, 3);
  return (
    <ul
      className={`grid gap-7 ${shown.length === 3 ? "md:grid-cols-[2fr_1fr_1fr]" : "md:auto-cols-fr md:grid-flow-col"}`}
    >
      {shown.map((post, place) => (
        <li key={post.id} className="min-w-0">
          <article className="group relative">
            <Cover
              picture={post.cover}
              width={place ? 276 : 552}
              height={256}
              className="h-[256px] rounded-card"
            />
            <div className="mt-4 flex items-start justify-between gap-3">
              <div className="min-w-0">
                <h3 className="text-lg leading-[1.3] font-bold">
                  <PostTitleLink post={post} />
                </h3>
                {post.description && (
                  <p className="mt-0.5 line-clamp-3 text-sm text-ink-3">{post.description}</p>
                )}
              </div>
              {post.author && <AvatarGroup people={[post.author]} />}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
