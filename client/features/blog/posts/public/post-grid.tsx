import type { PostSummary } from "../../../../platform/rest.ts";
import { PostCard } from "./post-card.tsx";

interface PostGridProps {
  posts: PostSummary[];
  heading?: "h2" | "h3";
}

export function PostGrid({ posts, heading }: PostGridProps) {
  return (
    <ul className="post-grid">
      {posts.map((post, index) => (
        <li key={post.id} className={`@container min-w-0 ${spans(index, posts.length)}`}>
          <PostCard post={post} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** How an item fills the last row, where there are two columns and where there are three. */
function spans(index: number, count: number): string {
  const isLast = index === count - 1;
  const inTwo = isLast && count % 2 === 1 ? "alone-in-two" : "";
  if (isLast && count % 3 === 1) return `${inTwo} alone-in-three`;
  const inThree = count % 3 === 2 && index >= count - 2 ? "half-in-three" : "";
  return `${inTwo} ${inThree}`;
}
