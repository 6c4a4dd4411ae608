import { type ComponentType, useEffect, useState } from "react";
import { whenWaiting } from "./notice-queue.ts";

/** Where snackbars and toasts appear; loaded with the first of them. */
export function NoticeHost() {
  const [Stacks, setStacks] = useState<ComponentType>();
  useEffect(
    () =>
      whenWaiting(() => {
        void import("./notice-stacks.tsx").then((loaded) => setStacks(() => loaded.NoticeStacks));
      }),
    [],
  );
  return Stacks && <Stacks />;
}
