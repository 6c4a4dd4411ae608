import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import { GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from "graphql";
import type { ExecutionResult } from "graphql";
import { useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import type { Context } from "../../schema/foundation/context.ts";
import { asInvalid, asMalformed, formatError } from "./error-format.ts";
import { limits, MOST_TOKENS } from "./limits.ts";

const MOST_PAYLOAD = 100_000;
const MOST_OPERATIONS = 20;
/** How long a client may take to answer when its socket is closed. */
const GOODBYE_MS = 1_000;

export interface Sockets {
  /** Takes over an HTTP connection that asks for a websocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/** GraphQL over websocket (graphql-transport-ws) at /graphql, with the limits of HTTP. */
export function graphqlSocket(
  schema: GraphQLSchema,
  context: (request: IncomingMessage) => Context,
  mayConnect: (request: IncomingMessage) => boolean,
  log: FastifyBaseLogger,
): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_PAYLOAD });
  const format = (result: ExecutionResult): ExecutionResult => {
    if (!result.errors) return result;
    const errors = result.errors.map((error) =>
      error.path
        ? formatError(error.toJSON(), error, (unexpected) => log.error(unexpected))
        : asInvalid(error),
    );
    return { ...result, errors: errors as unknown as readonly GraphQLError[] };
  };

  const server = useServer<Record<string, unknown>, { request: IncomingMessage }>(
    {
      onSubscribe({ subscriptions, extra }, _id, { query, variables, operationName }) {
        if (Object.keys(subscriptions).length > MOST_OPERATIONS) {
          return [new GraphQLError(`At most ${MOST_OPERATIONS} operations at once`)];
        }
        let document;
        try {
          document = parse(query, { maxTokens: MOST_TOKENS });
        } catch (error) {
          return [error as GraphQLError];
        }
        const errors = validate(schema, document, [...specifiedRules, ...limits]);
        if (errors.length) return errors;
        return {
          schema,
          document,
          operationName,
          variableValues: variables,
          contextValue: context(extra.request),
        };
      },
      onNext: (_context, _id, _payload, _args, result) => format(result),
      onError: (_context, _id, _payload, errors) =>
        errors.map((error) =>
          error instanceof GraphQLError && !error.originalError && !error.extensions.code
            ? asMalformed(error)
            : formatError(
                error instanceof GraphQLError ? error.toJSON() : (error as never),
                error,
                (unexpected) => log.error(unexpected),
              ),
        ),
    },
    sockets,
  );

  return {
    upgrade(request, socket, head) {
      if (!mayConnect(request)) {
        socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        return;
      }
      sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit("connection", ws, request));
    },
    async close() {
      const silent = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, GOODBYE_MS);
      await server.dispose(); // closes every socket with 1001
      clearTimeout(silent);
    },
  };
}
