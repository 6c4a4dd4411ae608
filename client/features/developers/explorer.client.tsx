import "graphiql/setup-workers/vite";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import "graphiql/style.css";
import { useShownMode } from "../../platform/settings/use-setting.ts";
import "./explorer.css";

const fetcher = createGraphiQLFetcher({ url: "/graphql" });

const firstQuery = `# The three newest posts
# Run with Ctrl + Enter
query LatestPosts {
  publishedPosts(first: 3) {
    nodes {
      title
      author {
        displayName
      }
    }
  }
}
`;

/** GraphiQL and its editor: several megabytes, loaded only on this page. */
export function Explorer() {
  const mode = useShownMode();
  return (
    <div className="h-full min-h-0 flex-1" dir="ltr">
      <GraphiQL fetcher={fetcher} defaultQuery={firstQuery} forcedTheme={mode}>
        {/* The frame around it has the logo. */}
        <GraphiQL.Logo>
          <span />
        </GraphiQL.Logo>
      </GraphiQL>
    </div>
  );
}
