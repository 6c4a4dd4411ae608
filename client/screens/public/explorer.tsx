import { lazy, Suspense } from "react";
import { ExplorerLoading } from "../../features/explorer/explorer-loading.tsx";

const Explorer = lazy(() => import("../../features/explorer/explorer.client.tsx"));

export const meta = () => [{ title: "GraphQL · Atelier" }];

// Rendered by the browser alone: the server sends the fallback.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { ExplorerLoading as HydrateFallback } from "../../features/explorer/explorer-loading.tsx";

export default function ExplorerScreen() {
  return (
    <Suspense fallback={<ExplorerLoading />}>
      <Explorer />
    </Suspense>
  );
}

export { ErrorBoundary } from "../../features/site/error-boundary.tsx";
