// A baseline: the cost of a bare node:http server that sends the JSON of one hand-written
// statement on the tables of kept.sql. It validates no input. Started with PORT and DATABASE_URL.

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { Pool } from "../support/pg.ts";

const { PORT, DATABASE_URL } = process.env;

type Query = Record<string, string>;
type Body = Record<string, string> & { input?: Record<string, string> };

/** A statement, by the name of its file, and its values. */
interface BoundStatement {
  name: string;
  values: unknown[];
}

const statement = (name: string): string =>
  readFileSync(new URL(`statements/${name}.sql`, import.meta.url), "utf8");

const texts = new Map<string, string>();
const pool = new Pool({
  connectionString: DATABASE_URL,
  max: 16,
  // one plan for all values, because nothing here depends on them
  options: "-c search_path=kept -c plan_cache_mode=force_generic_plan",
  // what the product does (server/database/prepare-connection.ts), so that both have the same backends
  verify: (client, done) =>
    void client.query("select length(repeat(' ', 2000000))").then(() => done(), done),
});

const pageOf = ({ locale = "en", page = "1" }: Query) => [locale, page];

const operations: Record<string, (variables: Body, token?: string) => BoundStatement> = {
  PublishedPosts: ({ locale, page }) => ({ name: "graphql-list", values: [locale, page] }),
  PostWithComments: ({ locale, slug }) => ({ name: "graphql-post", values: [locale, slug] }),
  TwentyPosts: ({ locale, page }) => ({ name: "graphql-twenty", values: [locale, page] }),
  SendMessage: ({ input }, token) => ({
    name: "graphql-send-message",
    values: [input?.messageId, input?.conversationId, token, input?.message],
  }),
};

function statementFor(
  { method, headers }: IncomingMessage,
  path: string,
  query: Query,
  body: string,
): BoundStatement | undefined {
  if (path === "/graphql") {
    const { operationName, variables } = JSON.parse(body);
    return operations[operationName]?.(variables, headers.cookie?.slice("session=".length));
  }
  if (path === "/api/blog/public") return { name: "list", values: pageOf(query) };
  if (path === "/api/blog/comments" && method === "POST") {
    const { postId, content, name, email } = JSON.parse(body);
    return { name: "write-comment", values: [randomUUID(), postId, content, name, email] };
  }
  if (path === "/api/blog/comments") return { name: "comments", values: [query.postId] };
  const [, slug] = /^\/api\/blog\/public\/([^/]+)$/.exec(path) ?? [];
  if (slug) return { name: "post", values: [query.locale ?? "en", decodeURIComponent(slug)] };
  return undefined;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

async function answer(request: IncomingMessage): Promise<string | undefined> {
  const { method = "GET", url = "/" } = request;
  const [path = "/", search] = url.split("?");
  const query = search ? Object.fromEntries(new URLSearchParams(search)) : {};
  const found = statementFor(request, path, query, method === "POST" ? await textOf(request) : "");
  if (!found) return undefined;
  const { name, values } = found;
  const text = texts.get(name) ?? statement(name);
  texts.set(name, text);
  const { rows } = await pool.query<{ answer: string }>({ name, text, values });
  return rows[0]?.answer;
}

createServer((request, response) => {
  answer(request).then(
    (text = "") => {
      response.writeHead(text ? 200 : 404, {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
}).listen(Number(PORT), "127.0.0.1");
