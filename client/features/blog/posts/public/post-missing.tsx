import type { Failure } from "../../../../platform/rest.ts";
import { PublishedMissing } from "../../../../ui/published-missing.tsx";
import { postPath } from "./blog-path.ts";

/** "Post not found", or links to the languages in which the post is available. */
export function PostMissing({ available }: Pick<Failure, "available">) {
  return (
    <PublishedMissing
      messageOf={(kind) => `blog.post.${kind}`}
      available={available}
      pathOf={postPath}
      all={{ label: "blog.post.notFound.all", to: "/blog" }}
    />
  );
}
