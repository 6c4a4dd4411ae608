import "graphiql/setup-workers/vite";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import "graphiql/style.css";

const fetcher = createGraphiQLFetcher({ url: "/graphql" });

/** GraphiQL and its editor: several megabytes, loaded by this page alone. */
export default function Explorer() {
  return (
    <main className="h-dvh">
      <GraphiQL fetcher={fetcher}>
        <GraphiQL.Logo>
          <a href="/" className="font-bold">
            Atelier
          </a>
        </GraphiQL.Logo>
      </GraphiQL>
    </main>
  );
}
