import { useRouteError } from "react-router";
import { PageFailure } from "./page-failure.tsx";

/** For screens to export again. The router hands no props to what is exported again. */
export function ErrorBoundary() {
  return <PageFailure error={useRouteError()} />;
}
