import { useEffect, useState } from "react";
import { connectionState, onConnection } from "./connection.ts";

/**
 * How long the first read waits for the live connection: what is read before it may be out of date when it begins, and
 * would have to be read again.
 */
const MAX_WAIT_MS = 1_500;

/** Whether it is time to read what is followed live. */
export function useLiveBegin(): boolean {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    const begin = () => setBegun(true);
    const beginIfConnected = () => {
      if (connectionState() === "connected") begin();
    };
    beginIfConnected();
    const leave = onConnection(beginIfConnected);
    const timer = setTimeout(begin, MAX_WAIT_MS);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, []);
  return hasBegun;
}

/** Catches up on what happened while disconnected. */
export function useCatchUp(refetch: () => Promise<unknown>, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const read = () => {
      if (connectionState() === "connected") refetch().catch(() => {});
    };
    const leave = onConnection(read);
    addEventListener("focus", read);
    return () => {
      leave();
      removeEventListener("focus", read);
    };
  }, [isActive, refetch]);
}
