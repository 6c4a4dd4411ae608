import type { PostSummary } from "../../../../platform/rest.ts";
import { PostCard } from "./post-card.tsx";

interface PostGridProps {
  posts: PostSummary[];
  heading?: "h2" | "h3";
}

export function PostGrid({ posts, heading }: PostGridProps) {
  return (
    <ul className="post-grid">
      {posts.map((post) => (
        <li key={post.id} className="@container min-w-0">
          <PostCard post={post} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
