import { ApolloClient, ApolloLink, HttpLink, type InMemoryCache } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { OperationTypeNode } from "graphql";
import { createClient } from "graphql-ws";
import { setConnectionState } from "./connection.ts";
import { problemOf } from "./problem.ts";

/** How long to wait for an answer, in ms. */
const REQUEST_TIMEOUT_MS = 20_000;

const http = new HttpLink({
  uri: "/graphql",
  fetch: (input, init) => {
    const late = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, late]) : late;
    return fetch(input, { ...init, signal });
  },
});

const socketAddress = () => location.origin.replace(/^http/, "ws") + "/graphql";

/** The dashboard's client; `signedOut` is called when the session has ended. */
export function createApollo(cache: InMemoryCache, signedOut: () => void): ApolloClient {
  const socket = createClient({
    url: socketAddress,
    retryAttempts: Infinity,
    // After 4310 (the session has ended) the client reconnects and is authenticated anew.
    shouldRetry: () => true,
    retryWait,
    // Detects a dead connection.
    keepAlive: 15_000,
    on: {
      connected: () => setConnectionState("connected"),
      closed: () => setConnectionState("lost"),
    },
  });
  const whoIsOut = new ErrorLink(({ error }) => {
    if (problemOf(error).code === "UNAUTHENTICATED") signedOut();
  });
  return new ApolloClient({
    link: whoIsOut.concat(
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        new GraphQLWsLink(socket),
        http,
      ),
    ),
    cache,
    dataMasking: true,
    defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network" } },
  });
}

/** Exponential backoff up to half a minute; a device that is online again does not wait. */
function retryWait(tries: number): Promise<void> {
  const longestPause = Math.min(30_000, 500 * 2 ** tries);
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, longestPause * (0.5 + Math.random() / 2));
    addEventListener("online", go);
  });
}
