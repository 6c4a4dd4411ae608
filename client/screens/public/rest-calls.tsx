import { ToolLoading } from "../../features/developers/tool-loading.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";

const RestCalls = lazyPart(
  async () => (await import("../../features/developers/rest-calls.client.tsx")).RestCalls,
  <ToolLoading />,
);

export const meta = () => [{ title: "REST API · Atelier" }];

// Rendered in the browser only: the server sends the frame.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { ToolLoading as HydrateFallback } from "../../features/developers/tool-loading.tsx";

export default function RestCallsScreen() {
  return <RestCalls />;
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
