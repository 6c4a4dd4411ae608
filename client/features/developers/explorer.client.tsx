import "graphiql/setup-workers/vite";
import { createGraphiQLFetcher, type Fetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import "graphiql/style.css";
import { type DocumentNode, Kind, parse } from "graphql";
import { createClient } from "graphql-ws";
import { use } from "react";
import { useShownMode } from "../../platform/settings/use-setting.ts";
import "./explorer.css";

const send = createGraphiQLFetcher({
  url: "/graphql",
  wsClient: createClient({ url: () => location.origin.replace(/^http/, "ws") + "/graphql" }),
});

/**
 * What GraphiQL knows of the text of a tab is a tenth of a second old: just after another was opened, it would name the
 * operation of the former one.
 */
const fetcher: Fetcher = (params, options) => {
  const documentAST = documentOf(params.query);
  if (!documentAST) return send(params, options);
  const names = documentAST.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value] : [],
  );
  const [first] = names;
  const operationName = names.includes(params.operationName ?? undefined)
    ? params.operationName
    : (first ?? null);
  return send(
    { ...params, ...(operationName !== undefined && { operationName }) },
    { ...options, documentAST },
  );
};

/** Undefined if it is wrong, which the server says. */
function documentOf(text: string): DocumentNode | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

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

const firstSubscription = `# New comments on a post, as they are written
# Run with Ctrl + Enter, then comment on the post
subscription NewComments($postId: ID!) {
  commentAdded(postId: $postId) {
    name
    content
  }
}
`;

/** The id of the post that the subscription begins with; empty if there is none. */
async function loadNewestPostId(): Promise<string> {
  try {
    const answer = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ publishedPosts(first: 1) { nodes { id } } }" }),
    });
    const { data } = (await answer.json()) as {
      data: { publishedPosts: { nodes: { id: string }[] } } | null;
    };
    return data?.publishedPosts.nodes[0]?.id ?? "";
  } catch {
    return ""; // the explorer opens all the same
  }
}

const newestPostId = loadNewestPostId();

/** GraphiQL and its editor: several megabytes, loaded only on this page. */
export function Explorer() {
  const mode = useShownMode();
  const variables = JSON.stringify({ postId: use(newestPostId) }, null, 2);
  return (
    <div className="h-full min-h-0 flex-1" dir="ltr">
      <GraphiQL
        fetcher={fetcher}
        defaultTabs={[{ query: firstQuery }, { query: firstSubscription, variables }]}
        forcedTheme={mode}
      >
        {/* The frame around it has the logo. */}
        <GraphiQL.Logo>
          <span />
        </GraphiQL.Logo>
      </GraphiQL>
    </div>
  );
}
