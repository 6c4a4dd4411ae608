import { lazy, Suspense, useEffect, useState } from "react";
import { isWaiting, whenWaiting } from "./notice-queue.ts";

const NoticeStacks = lazy(async () => {
  const { NoticeStacks: stacks } = await import("./notice-stacks.tsx");
  return { default: stacks };
});

/** Where snackbars and toasts appear; loaded with the first of them. */
export function NoticeHost() {
  const [needed, setNeeded] = useState(isWaiting);
  useEffect(() => whenWaiting(() => setNeeded(true)), []);
  return (
    needed && (
      <Suspense>
        <NoticeStacks />
      </Suspense>
    )
  );
}
