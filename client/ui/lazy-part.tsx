import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";
import { useLate } from "./use-late.ts";

/** Section 9: lazy parts show their placeholder after 200 ms. */
const PLACEHOLDER_DELAY_MS = 200;

/**
 * A component that is loaded when it is first rendered; its placeholder reserves the space at once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode | ((props: Props) => ReactNode),
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    const shown = typeof placeholder === "function" ? placeholder(props) : placeholder;
    return (
      <Suspense fallback={shown && <Placeholder>{shown}</Placeholder>}>
        {createElement(Part, props)}
      </Suspense>
    );
  };
}

function Placeholder({ children }: { children: ReactNode }) {
  const isLate = useLate(true, PLACEHOLDER_DELAY_MS);
  return <div className={`contents ${isLate ? "" : "invisible"}`}>{children}</div>;
}
