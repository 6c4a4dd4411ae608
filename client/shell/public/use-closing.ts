import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A <details> that closes on Escape and on navigation. */
export function useClosing(): RefObject<HTMLDetailsElement | null> {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // It may have been opened before hydration.
  const openedOn = useRef(key);
  useEffect(() => {
    if (openedOn.current === key) return;
    openedOn.current = key;
    if (disclosure.current) disclosure.current.open = false;
  }, [key]);
  useEffect(() => {
    const details = disclosure.current;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details?.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    details?.addEventListener("keydown", close);
    return () => details?.removeEventListener("keydown", close);
  }, []);
  return disclosure;
}
