import { isRouteErrorResponse, useRouteError } from "react-router";
import type { Failure } from "../../platform/rest.ts";
import { PageFailure } from "../../shell/page-failure.tsx";
import { CategoryMissing } from "../../features/blog/posts/public/category-missing.tsx";
import { PostMissing } from "../../features/blog/posts/public/post-missing.tsx";

/**
 * The error page of the blog: what the server's message says is missing, in the reader's language.
 * For screens to export again; the router hands no props to what is exported again.
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
