import { type ComponentType, useEffect, useState } from "react";
import { onToastQueued } from "./toast-queue.ts";

const load = () => import("./toasters.tsx");

/**
 * Where snackbars and toasts appear; loaded when the browser is idle, so that a lost connection can be
 * reported, or with the first of them.
 */
export function ToastHost() {
  const [Stacks, setStacks] = useState<ComponentType>();
  useEffect(() => {
    // Safari has no requestIdleCallback.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    whenIdle(() => void load().catch(() => {}));
    return onToastQueued(() => {
      // What could not be loaded is tried again with the next toast, which shows both.
      load().then(
        (loaded) => setStacks(() => loaded.Toasters),
        () => {},
      );
    });
  }, []);
  return Stacks && <Stacks />;
}
