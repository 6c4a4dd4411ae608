import { useRouteError } from "react-router";
import { missingOf } from "../../platform/missing-of.ts";
import { PageFailure } from "../../shell/page-failure.tsx";
import { lazyPage } from "../../ui/lazy-page.tsx";

const CategoryMissing = lazyPage(
  async () =>
    (await import("../../features/blog/posts/public/category-missing.tsx")).CategoryMissing,
);
const PostMissing = lazyPage(
  async () => (await import("../../features/blog/posts/public/post-missing.tsx")).PostMissing,
);

/**
 * The blog's error page: says what is missing, in the reader's language. Screens re-export it; the
 * router passes no props to re-exported components.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const { message = "", available } = missingOf(error);
  if (message === "Category not found") return <CategoryMissing />;
  if (/^Post not (found|available in )/.test(message)) return <PostMissing available={available} />;
  return <PageFailure error={error} />;
}
