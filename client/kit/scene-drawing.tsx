import { Character } from "./character.tsx";
import type { SceneKind } from "./scene.tsx";
import { FrameOnTheWall } from "./scene-frame.tsx";

const floor = "color-mix(in oklab, var(--p) 28%, var(--p-soft))";
const looks: Record<SceneKind, [number, number]> = {
  missing: [4, -4],
  closed: [4, -4],
  broken: [5, 3],
  empty: [4, -4],
};

/** A wall of an exhibition; the character looks at what is not as it should be. */
export function SceneDrawing({ kind }: { kind: SceneKind }) {
  return (
    <svg viewBox="0 0 640 500" aria-hidden="true" className="w-full">
      <rect width="640" height="500" rx="24" fill="var(--p-soft)" />
      <path d="M0 404h640v72a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" fill={floor} />
      <Painting />
      <FrameOnTheWall kind={kind} />
      <ellipse cx="284" cy="446" rx="96" ry="10" fill="var(--p-strong)" opacity=".18" />
      <Character
        x={284}
        y={412}
        scale={1.04}
        look={looks[kind]}
        pose="wonder"
        mood={kind === "empty" ? "glad" : "sad"}
      />
      {kind !== "broken" && <Stool />}
    </svg>
  );
}

function Painting() {
  return (
    <g transform="translate(-18 2)">
      <path d="M96 66l44-30 44 30" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
      <circle cx="140" cy="36" r="4" fill="var(--ink)" />
      <rect x="60" y="66" width="160" height="196" rx="6" fill="var(--ink)" />
      <rect x="72" y="78" width="136" height="172" fill="var(--surface)" />
      <svg x="84" y="90" width="112" height="148" viewBox="0 0 112 148">
        <rect width="112" height="148" fill={floor} />
        <circle cx="72" cy="52" r="24" fill="var(--p)" />
        <path d="M0 104c30-34 56 10 112-20v64H0z" fill="var(--p-strong)" />
      </svg>
    </g>
  );
}

function Stool() {
  return (
    <g transform="translate(130 90) scale(.8)">
      <ellipse cx="520" cy="446" rx="70" ry="8" fill="var(--p-strong)" opacity=".18" />
      <path
        d="M478 444l10-92M562 444l-10-92"
        stroke="var(--ink)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M462 340h116q8 0 8 8t-8 8H462q-8 0-8-8t8-8z" fill="var(--ink)" />
      <path d="M488 340v-34h44v34z" fill="var(--p)" />
      <path d="M484 300h52v12h-52z" fill="var(--p-strong)" />
      <path
        d="M500 300l-8-54M520 300l12-46"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M486 250c-2-14 2-22 6-28 6 6 8 14 6 26zM526 254c2-12 8-20 14-24 2 8 2 18-4 26z"
        fill="var(--p)"
      />
    </g>
  );
}
