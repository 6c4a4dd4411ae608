import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyBaseLogger } from "fastify";
import {
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from "graphql";
import type { SubscribePayload } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import { type WebSocket, WebSocketServer } from "ws";
import { LruMap, reportCache } from "../../schema/foundation/lru-map.ts";
import type { Reader } from "../../schema/foundation/reading/reader.ts";
import { SESSION_REFRESHED } from "../auth/session-sockets.ts";
import type { Caller } from "./caller.ts";
import { ran } from "./ran-operations.ts";
import type { Operation, Charge, Charges } from "./cost-charge.ts";
import { asInvalid, asMalformed, formatError } from "./error-format.ts";
import type { CallContext } from "./graphql-http.ts";
import type { SchemaRule } from "./introspection.ts";
import { limits, MAX_TOKENS } from "./limits.ts";
import { hasToken, isToken } from "./no-tokens.ts";
import { storableText } from "./storable.ts";
import type { Fanout } from "../../schema/foundation/reading/live/fanout.ts";
import { subscribeLive } from "./subscribe-live.ts";

const MAX_PAYLOAD_BYTES = 100_000;
const MAX_OPERATIONS = 20;
/** How long a client may take to answer when its socket is closed. */
const GOODBYE_MS = 1_000;

export interface Sockets {
  /** Takes over an HTTP connection that requests a websocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes all sockets, so that their clients reconnect and read what they may have missed. */
  restart(): void;
  close(): Promise<void>;
}

interface Given {
  context: (request: IncomingMessage) => Promise<CallContext>;
  charges: Charges;
  mayReadSchema: SchemaRule;
  groups: Fanout;
  reader: Reader;
  mayConnect: (request: IncomingMessage) => boolean;
  onConnect: (request: IncomingMessage, socket: WebSocket) => Promise<void>;
  onClose: (socket: WebSocket) => void;
  log: FastifyBaseLogger;
}

/** An operation on a socket. */
/** As in graphql-ws. */
const UNAUTHORIZED = 4401;

interface Running {
  caller: Caller;
  context: CallContext;
  /** Settled with the answer; a subscription has many answers and is charged at once. */
  charge?: Charge | undefined;
  operation: OperationDefinitionNode;
}

/** GraphQL over websocket (graphql-transport-ws) at /graphql, with the same limits as HTTP. */
export function graphqlSocket(
  schema: GraphQLSchema,
  { context, charges, mayReadSchema, groups, reader, mayConnect, onConnect, onClose, log }: Given,
): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD_BYTES });
  /** By socket, then by the client's id of the operation. */
  const running = new WeakMap<object, Map<string, Running>>();
  const runningOn = (socket: object) => {
    const operations = running.get(socket) ?? new Map<string, Running>();
    running.set(socket, operations);
    return operations;
  };
  const understood = understanding(schema);
  const unexpected = (error: unknown) => log.error(error);
  const format = (error: GraphQLError) => formatError(error.toJSON(), error, unexpected);

  const places = new WeakMap<ExecutionArgs, { socket: WebSocket; id: string }>();
  const server = useServer<
    Record<string, unknown>,
    { request: IncomingMessage; socket: WebSocket }
  >(
    {
      jsonMessageReviver: (_key, value: unknown) =>
        typeof value === "string" ? storableText(value) : value,
      onConnect({ connectionParams, extra: { request, socket } }) {
        if (!hasToken(connectionParams) && !isToken(request.headers.authorization)) {
          return onConnect(request, socket);
        }
        socket.close(UNAUTHORIZED, "Access tokens are not supported");
        return false;
      },
      execute: (args) => executed(args, reader),
      subscribe(args) {
        const place = places.get(args);
        return place ? subscribeLive(args, { groups, reader }, place) : subscribe(args);
      },
      async onSubscribe(socket, id, payload) {
        if (Object.keys(socket.subscriptions).length > MAX_OPERATIONS) {
          return [new GraphQLError(`At most ${MAX_OPERATIONS} operations at once`)];
        }
        const contextValue = await context(socket.extra.request);
        const { caller } = contextValue;
        const refusal = charges.refusalBeforeReading(caller.payer);
        if (refusal) return [refusal];
        const request = understood(payload);
        if (Array.isArray(request)) {
          await charges.chargeBadDocument(caller.payer);
          return request;
        }
        const unseen = mayReadSchema(request, contextValue.viewer);
        if (unseen) return [unseen];
        const { operation } = request.operation;
        caller.isWriting = operation === OperationTypeNode.MUTATION;
        const mine: Running = { caller, context: contextValue, operation: request.operation };
        runningOn(socket).set(id, mine);
        const charge = await charges.charge(request, caller.payer);
        if (charge.refusal) {
          runningOn(socket).delete(id);
          log.info(ran(request.operation, { errors: [charge.refusal] }), "operation");
          return [charge.refusal];
        }
        if (operation !== OperationTypeNode.SUBSCRIPTION) mine.charge = charge;
        else log.info(ran(request.operation, { cost: charge.taken }), "operation");
        const { document, variables: variableValues } = request;
        const args: ExecutionArgs = {
          schema,
          document,
          operationName: payload.operationName,
          variableValues,
          contextValue,
        };
        places.set(args, { socket: socket.extra.socket, id });
        return args;
      },
      onNext(socket, id, _payload, _args, result): ExecutionResult {
        const { errors, ...answer } = result;
        const { charge, caller, context: mine, operation } = runningOn(socket).get(id) ?? {};
        const cost = charge?.settle(result.data, caller?.isWriting ? 0 : mine?.fallbackStatements);
        const shown = errors?.map((error) => (error.path ? format(error) : asInvalid(error)));
        if (cost) log.info(ran(operation, { cost: cost.actual, errors: shown }), "operation");
        return {
          ...answer,
          ...(shown && { errors: shown as unknown as readonly GraphQLError[] }),
          ...(cost && { extensions: { cost } }),
        };
      },
      onError: (_socket, _id, _payload, errors) =>
        errors.map((error) =>
          error instanceof GraphQLError
            ? error.originalError || error.extensions.code
              ? format(error)
              : asMalformed(error)
            : formatError(error, error, unexpected),
        ),
      onComplete(socket, id) {
        runningOn(socket).delete(id);
      },
      onClose(socket) {
        onClose(socket.extra.socket);
        for (const { caller } of runningOn(socket).values()) caller.leave();
      },
    },
    sockets,
  );

  return {
    upgrade(request, socket, head) {
      if (!mayConnect(request)) {
        socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        return;
      }
      sockets.handleUpgrade(request, socket, head, (ws) => {
        sockets.emit("connection", ws, request);
        // graphql-ws prints the stack for each broken frame, which anybody can send
        ws.removeAllListeners("error").on("error", ({ message }) =>
          log.info({ why: message }, "broken frame"),
        );
      });
    },
    restart() {
      for (const socket of sockets.clients)
        socket.close(SESSION_REFRESHED, "Events may have been missed");
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

/** A query that compiles to one statement is answered by it, as over HTTP. */
async function executed(args: ExecutionArgs, reader: Reader): Promise<ExecutionResult> {
  const { document, operationName, variableValues, contextValue } = args;
  const operation = getOperationAST(document, operationName);
  try {
    const read =
      operation &&
      (await reader.read(document, operation, { ...variableValues }, contextValue as CallContext));
    return read ? (JSON.parse(`{"data":${read.text}}`) as ExecutionResult) : await execute(args);
  } catch (error) {
    const { message } = error as Error;
    return { errors: [new GraphQLError(message, { path: [], originalError: error as Error })] };
  }
}

/** As graphql-js says it over HTTP. */
const missingOperation = (name: string | null | undefined): string =>
  name == null
    ? "Must provide operation name if query contains multiple operations."
    : `Unknown operation named "${name}".`;

/** How many documents are cached; each is a text of at most `MAX_PAYLOAD`. */
const MAX_DOCUMENTS = 100;

/** Returns the parsed and validated operation, or its errors. Equal texts share one document. */
function understanding(schema: GraphQLSchema) {
  const known = reportCache(
    "documents of sockets",
    new LruMap<string, DocumentNode>(MAX_DOCUMENTS),
  );

  function documentOf(query: string): DocumentNode | readonly GraphQLError[] {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = validate(schema, document, [...specifiedRules, ...limits]);
    if (errors.length) return errors;
    known.set(query, document);
    return document;
  }

  return ({ query, variables, operationName }: SubscribePayload): Operation | GraphQLError[] => {
    let document;
    try {
      document = known.get(query) ?? documentOf(query);
    } catch (error) {
      return [error as GraphQLError];
    }
    if (!("kind" in document)) return [...document];
    const operation = getOperationAST(document, operationName);
    if (!operation) return [new GraphQLError(missingOperation(operationName))];
    return { document, operation, variables: variables ?? {} };
  };
}
