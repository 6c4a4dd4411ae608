import type { PostSummary } from "../../rest.ts";
import { PostCard } from "./post-card.tsx";

interface PostGridProps {
  posts: PostSummary[];
  heading?: "h2" | "h3";
}

export function PostGrid({ posts, heading }: PostGridProps) {
  return (
    <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
