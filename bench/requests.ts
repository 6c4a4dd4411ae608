import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * A request of the load. When writing, `{n}` in it is replaced by a number that no other request
 * has, and `{uuid}` by a new UUID.
 */
export interface Request {
  method: "GET" | "POST";
  path: string;
  body?: string;
  headers?: Readonly<Record<string, string>>;
}

export const get = (path: string): Request => ({ method: "GET", path });

export const post = (path: string, body: object): Request => ({
  method: "POST",
  path,
  body: JSON.stringify(body),
});

/** What a browser sends when it opens a page. */
const BROWSER = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };

export const page = (path: string): Request => ({ method: "GET", path, headers: BROWSER });

/** The request of a person who is signed in. */
export const by = ({ cookie }: { cookie: string }, request: Request): Request => ({
  ...request,
  headers: { ...request.headers, cookie },
});

/** An address that no other request has: a visitor of their own to the rate limits. */
export const newAddress = (): string => {
  visitors += 1;
  const network = 11 + (process.pid % 100);
  return `${network}.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};
let visitors = 0;

/** The text of documents/{file}.graphql. */
const document = (file: string): string =>
  readFileSync(new URL(`documents/${file}.graphql`, import.meta.url), "utf8");

/** An operation of a document, which is named like its file: post-with-comments, PostWithComments. */
export const graphql = (file: string, variables: object): Request =>
  post("/graphql", { operationName: operationOf(file), query: document(file), variables });

/** A query of peers/{file}.graphql. */
export const peerGraphql = (file: string, variables: object): Request =>
  post("/graphql", {
    query: readFileSync(new URL(`peers/${file}.graphql`, import.meta.url), "utf8"),
    variables,
  });

/** The operation by its name alone, for a baseline that knows it. */
export const operation = (file: string, variables: object): Request =>
  post("/graphql", { operationName: operationOf(file), variables });

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
