import { useRouteError } from "react-router";
import { PageFailure } from "./page-failure.tsx";

/** Screens re-export it. The router passes no props to re-exported components. */
export function ErrorBoundary() {
  return <PageFailure error={useRouteError()} />;
}
