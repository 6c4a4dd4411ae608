import "graphiql/setup-workers/vite";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import "graphiql/style.css";

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

/** GraphiQL and its editor: several megabytes, loaded by this page alone. */
export default function Explorer() {
  return (
    <main className="h-dvh">
      <GraphiQL fetcher={fetcher} defaultQuery={firstQuery}>
        <GraphiQL.Logo>
          <a href="/" className="font-bold">
            Atelier
          </a>
        </GraphiQL.Logo>
      </GraphiQL>
    </main>
  );
}
