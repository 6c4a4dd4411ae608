import { FormattedMessage } from "react-intl";
import { ToolLoading } from "../../features/developers/tool-loading.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";

const Explorer = lazyPart(
  async () => (await import("../../features/developers/explorer.client.tsx")).Explorer,
  <ToolLoading />,
);

export const meta = () => [{ title: "GraphQL · Atelier" }];

// Rendered in the browser only: the server sends the frame.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export { ToolLoading as HydrateFallback } from "../../features/developers/tool-loading.tsx";

export default function ExplorerScreen() {
  return (
    <>
      <h1 className="sr-only">
        <FormattedMessage id="developers.graphql.title" />
      </h1>
      <Explorer />
    </>
  );
}

export { ErrorBoundary } from "../../shell/error-boundary.tsx";
