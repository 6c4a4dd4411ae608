import { type ComponentType, useEffect, useState } from "react";
import { onToastQueued } from "./toast-queue.ts";

/** Where snackbars and toasts appear; loaded with the first of them. */
export function ToastHost() {
  const [Stacks, setStacks] = useState<ComponentType>();
  useEffect(
    () =>
      onToastQueued(() => {
        void import("./toasters.tsx").then((loaded) => setStacks(() => loaded.Toasters));
      }),
    [],
  );
  return Stacks && <Stacks />;
}
