/** One GraphQL subscription. */
export interface Subscription<Data> {
  query: string;
  variables: Record<string, unknown>;
  next(data: Data): void;
}

interface SocketListener {
  /** All subscriptions have been sent: on the first connection and on every later one */
  connected(): void;
  disconnected(): void;
}

type Message =
  | { type: "connection_ack" | "ping" | "pong" }
  | { type: "next"; id: string; payload: { data?: unknown } }
  | { type: "error" | "complete"; id: string };

/** Pauses between attempts to connect, in ms: each twice the previous one. */
const MIN_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 30_000;

/**
 * Keeps subscriptions on one websocket, by the protocol graphql-transport-ws, until the returned
 * function is called or all have ended. Events during a lost connection are not repeated.
 */
export function openSubscriptions(
  url: string,
  subscriptions: readonly Subscription<never>[],
  listener: SocketListener,
): () => void {
  const open = new Map(subscriptions.map((subscription, place) => [`${place}`, subscription]));
  let socket: WebSocket;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    socket = new WebSocket(url, "graphql-transport-ws");
    const send = (message: object) => socket.send(JSON.stringify(message));

    socket.onopen = () => send({ type: "connection_init" });
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as Message;
      if (message.type === "ping") send({ type: "pong" });
      if (message.type === "next") {
        const { data: found } = message.payload;
        if (found) open.get(message.id)?.next(found as never);
      }
      if (message.type === "connection_ack") {
        attempts = 0;
        for (const [id, { query, variables }] of open) {
          send({ id, type: "subscribe", payload: { query, variables } });
        }
        listener.connected();
      }
      if (message.type === "error" || message.type === "complete") {
        open.delete(message.id);
        if (open.size === 0) socket.close();
      }
    };
    socket.onclose = ({ code }) => {
      listener.disconnected();
      if (open.size === 0 || isFinal(code)) return;
      timer = setTimeout(connect, retryDelay(attempts));
      attempts += 1;
    };
  }

  connect();
  return () => {
    clearTimeout(timer);
    socket.onclose = null;
    socket.close();
  };
}

/**
 * Close codes after which the server would refuse again; a late acknowledgement (4408) is not one.
 */
function isFinal(code: number): boolean {
  return code >= 4400 && code < 4500 && code !== 4408;
}

/** Randomized, so that clients do not reconnect to a restarted server all at once. */
function retryDelay(attempts: number): number {
  return Math.min(MAX_RETRY_DELAY_MS, MIN_RETRY_DELAY_MS * 2 ** attempts) * (0.5 + Math.random());
}
