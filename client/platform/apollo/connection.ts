import { useSyncExternalStore } from "react";

/** The live connection: "lost" if it was established before. */
export type ConnectionState = "beginning" | "connected" | "lost";

let state: ConnectionState = "beginning";
const listeners = new Set<() => void>();

/** Only for the owner of the socket. */
export function setConnectionState(next: ConnectionState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

export const connectionState = (): ConnectionState => state;

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether live events are received. */
export const useConnection = (): ConnectionState =>
  useSyncExternalStore(onConnection, connectionState);
