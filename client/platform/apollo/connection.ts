import { useSyncExternalStore } from "react";

/** The live connection: "lost" once it was there and is not any more. */
export type ConnectionState = "beginning" | "connected" | "lost";

let state: ConnectionState = "beginning";
const listeners = new Set<() => void>();

/** For the socket's owner alone. */
export function tellConnection(next: ConnectionState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

export const connectionState = (): ConnectionState => state;

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether what happens elsewhere is heard of. */
export const useConnection = (): ConnectionState =>
  useSyncExternalStore(onConnection, connectionState);
