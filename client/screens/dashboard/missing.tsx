import { data } from "react-router";
import { PageFailure } from "../../shell/page-failure.tsx";

/** An unknown URL of the dashboard answers 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function Missing() {
  return null;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageFailure error={error} />
    </>
  );
}
