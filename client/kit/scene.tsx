import { lazy, Suspense } from "react";

/** missing: 404, closed: 403, broken: 500, empty: a list with nothing in it. */
export type SceneKind = "missing" | "closed" | "broken" | "empty";

// Few visitors ever see one: the drawing is fetched when it is shown.
const Drawing = lazy(async () => ({
  default: (await import("./scene-drawing.tsx")).SceneDrawing,
}));

/** The house character before the wall; decoration, hidden from assistive technology. */
export function Scene({ kind }: { kind: SceneKind }) {
  return (
    <Suspense fallback={<div className="aspect-[640/500] w-full rounded-panel bg-primary-soft" />}>
      <Drawing kind={kind} />
    </Suspense>
  );
}
