import "graphiql/setup-workers/vite";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import "graphiql/style.css";
import "./explorer.css";

const fetcher = createGraphiQLFetcher({ url: "/graphql" });

const firstQuery = `# Everything on the public site, and what it is made of: press play.
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

/** What the visitor chose; without a choice GraphiQL asks the system, as the pages do. */
const { mode } = document.documentElement.dataset as { mode?: "light" | "dark" };

/** GraphiQL and its editor: several megabytes, loaded by this page alone. */
export default function Explorer() {
  return (
    <main className="h-dvh">
      <GraphiQL fetcher={fetcher} defaultQuery={firstQuery} defaultTheme={mode}>
        <GraphiQL.Logo>
          <h1>
            <a href="/" className="font-bold">
              Atelier
            </a>{" "}
            GraphQL
          </h1>
        </GraphiQL.Logo>
      </GraphiQL>
    </main>
  );
}
