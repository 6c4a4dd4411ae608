import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** A request of the load; `{n}` in its body is replaced by a number that no other request has. */
export interface Request {
  method: "GET" | "POST";
  path: string;
  body?: string;
}

export const get = (path: string): Request => ({ method: "GET", path });

export const post = (path: string, body: object): Request => ({
  method: "POST",
  path,
  body: JSON.stringify(body),
});

/** The text of documents/{file}.graphql. */
export const document = (file: string): string =>
  readFileSync(new URL(`documents/${file}.graphql`, import.meta.url), "utf8");

/** An operation of a document, which is named like its file: post-with-comments, PostWithComments. */
export const graphql = (file: string, variables: object): Request =>
  post("/graphql", { operationName: operationOf(file), query: document(file), variables });

/**
 * By the hash of the document (automatic persisted queries); sent with its text, a server learns
 * it.
 */
export const graphqlByHash = (
  file: string,
  variables: object,
  { withText = false } = {},
): Request =>
  post("/graphql", {
    operationName: operationOf(file),
    ...(withText && { query: document(file) }),
    variables,
    extensions: hashOf(file),
  });

const hashOf = (file: string) => ({
  persistedQuery: {
    version: 1,
    sha256Hash: createHash("sha256").update(document(file)).digest("hex"),
  },
});

const operationOf = (file: string): string =>
  file.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
