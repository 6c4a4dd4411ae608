import broken from "./characters/broken.svg?url";
import closed from "./characters/closed.svg?url";
import empty from "./characters/empty.svg?url";
import missing from "./characters/missing.svg?url";

/** missing: 404, closed: 403, broken: 500, empty: a list without items. */
export type SceneKind = "missing" | "closed" | "broken" | "empty";

const drawings: Record<SceneKind, string> = { missing, closed, broken, empty };

/** The house character in the page's colours; hidden from assistive technology. */
export function Scene({ kind }: { kind: SceneKind }) {
  return (
    <svg viewBox="0 0 640 500" aria-hidden="true" className="w-full rounded-panel bg-primary-soft">
      <use href={`${drawings[kind]}#scene`} />
    </svg>
  );
}
