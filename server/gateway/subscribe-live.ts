import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  Kind,
  locatedError,
  type OperationDefinitionNode,
  subscribe,
} from "graphql";
import type { WebSocket } from "ws";
import { refuseCaller } from "../../schema/foundation/allowed-to.ts";
import type { Context } from "../../schema/foundation/context.ts";
import { SubscriptionSource } from "../../schema/foundation/subscription-source.ts";
import type { Reader } from "../../schema/foundation/reading/reader.ts";
import type { Fanout } from "../../schema/foundation/reading/live/fanout.ts";

/**
 * How much may be buffered for a client that reads too slowly; then its socket is closed and it
 * reconnects.
 */
const MAX_BUFFERED_BYTES = 1_000_000;
const TOO_SLOW = 4429;
/** How long such a client may take to receive the close frame. */
const GOODBYE_MS = 5_000;

type Events = AsyncGenerator<ExecutionResult, void, void>;

/**
 * Subscribes a socket: shared with all subscribers of the same answer if possible, otherwise on its
 * own.
 */
export async function subscribeLive(
  args: ExecutionArgs,
  { groups, reader }: { groups: Fanout; reader: Reader },
  { socket, id }: { socket: WebSocket; id: string },
): Promise<Events | ExecutionResult> {
  const operation = getOperationAST(args.document, args.operationName);
  const context = args.contextValue as Context;
  const path = operation ? rootFields(operation) : [];
  try {
    refuseCaller(context.viewer, path);
  } catch (refusal) {
    return { errors: [locatedError(refusal, operation ?? undefined, path)] };
  }
  const feed = await createSourceEventStream(args);
  if (!(feed instanceof SubscriptionSource)) {
    if (Symbol.asyncIterator in feed)
      return subscribe({ ...args, subscribeFieldResolver: () => feed });
    return feed;
  }
  const variables = { ...args.variableValues };
  const head = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
  const leave =
    operation &&
    (await groups.join(
      feed,
      { document: args.document, operation, variables, context },
      (payload) => sendTo(socket, messageOf(head, payload)),
    ));
  if (!leave) {
    reader.fellBack(args.document);
    return subscribe({ ...args, subscribeFieldResolver: () => feed });
  }
  return silence(leave);
}

const rootFields = ({ selectionSet }: OperationDefinitionNode): string[] =>
  selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? field.name.value : []));

/** The last payload: its bytes, and the whole message of its last subscriber. */
let last: Record<"bytes" | "head" | "message", Buffer> & { payload: string } = {
  payload: "",
  bytes: Buffer.of(),
  head: Buffer.of(),
  message: Buffer.of(),
};

/** The bytes of a message, the same for all sockets that subscribed with the same id. */
function messageOf(head: Buffer, payload: string): Buffer {
  if (payload !== last.payload) {
    last = { ...last, payload, bytes: Buffer.from(`${payload}}`), head: Buffer.of() };
  }
  if (!head.equals(last.head)) {
    last.head = head;
    last.message = Buffer.concat([head, last.bytes]);
  }
  return last.message;
}

function sendTo(socket: WebSocket, text: Buffer): void {
  if (socket.bufferedAmount <= MAX_BUFFERED_BYTES) return socket.send(text, { binary: false });
  if (socket.readyState !== socket.OPEN) return;
  socket.close(TOO_SLOW, "Too slow");
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
}

/** Yields nothing, because payloads bypass it; ends when it is returned. */
function silence(leave: () => void): Events {
  const ended = Promise.withResolvers<IteratorReturnResult<void>>();
  const end = async (): Promise<IteratorReturnResult<void>> => {
    leave();
    ended.resolve({ done: true, value: undefined });
    return ended.promise;
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: async () => void (await end()),
    next: () => ended.promise,
    return: end,
    async throw(error: unknown) {
      await end();
      throw error;
    },
  };
}
