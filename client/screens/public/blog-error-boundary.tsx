import { isRouteErrorResponse, useRouteError } from "react-router";
import type { Failure } from "../../platform/rest.ts";
import { PageFailure } from "../../shell/page-failure.tsx";
import { CategoryMissing } from "../../features/blog/posts/public/category-missing.tsx";
import { PostMissing } from "../../features/blog/posts/public/post-missing.tsx";

/**
 * The blog's error page: says what is missing, in the reader's language. Screens re-export it; the
 * router passes no props to re-exported components.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const { message = "", available } = failureOf(error);
  if (message === "Category not found") return <CategoryMissing />;
  if (/^Post not (found|available in )/.test(message)) return <PostMissing available={available} />;
  return <PageFailure error={error} />;
}

function failureOf(error: unknown): Partial<Failure> {
  if (!isRouteErrorResponse(error) || error.status !== 404) return {};
  const said: unknown = error.data;
  return typeof said === "object" && said !== null ? (said as Partial<Failure>) : {};
}
