import type { SceneKind } from "./scene.tsx";

/** The second frame of the wall: empty, covered by a curtain, fallen, or waiting for its picture. */
export function FrameOnTheWall({ kind }: { kind: SceneKind }) {
  if (kind === "broken") return <Fallen />;
  return (
    <g transform="translate(46 -4)">
      <circle cx="404" cy="28" r="4" fill="var(--ink)" />
      <g transform={kind === "missing" ? "rotate(-5 404 28)" : undefined}>
        <path d="M344 66l60-38 60 38" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
        <rect x="290" y="66" width="228" height="176" rx="6" fill="var(--ink)" />
        <rect x="302" y="78" width="204" height="152" fill="var(--p-soft)" />
        {kind === "closed" ? <Curtain /> : <Blank />}
      </g>
    </g>
  );
}

function Blank() {
  return (
    <rect
      x="318"
      y="94"
      width="172"
      height="120"
      rx="2"
      fill="none"
      stroke="var(--p-strong)"
      strokeWidth="2.5"
      strokeDasharray="7 8"
    />
  );
}

function Curtain() {
  return (
    <>
      <path d="M302 78h102c0 70-30 116-86 152h-16z" fill="var(--p)" />
      <path d="M506 78H404c0 70 30 116 86 152h16z" fill="var(--p)" />
      <path
        d="M334 78c0 56-8 100-24 130M368 78c0 50-14 90-40 122M474 78c0 56 8 100 24 130M440 78c0 50 14 90 40 122"
        fill="none"
        stroke="var(--p-strong)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="378" y="150" width="52" height="42" rx="8" fill="var(--ink)" />
      <path d="M390 150v-12a14 14 0 0 1 28 0v12" fill="none" stroke="var(--ink)" strokeWidth="7" />
      <circle cx="404" cy="169" r="6" fill="var(--p-soft)" />
    </>
  );
}

function Fallen() {
  return (
    <>
      <circle cx="450" cy="52" r="4" fill="var(--ink)" />
      <path d="M450 52l-26 46M450 52l22 30" stroke="var(--ink)" strokeWidth="2.5" fill="none" />
      <ellipse cx="512" cy="452" rx="104" ry="9" fill="var(--p-strong)" opacity=".18" />
      <g transform="rotate(13 500 360)">
        <rect x="412" y="276" width="180" height="156" rx="6" fill="var(--ink)" />
        <rect x="424" y="288" width="156" height="132" fill="var(--p-soft)" />
        <path d="M424 372c40-30 86 14 156-22v70H424z" fill="var(--p)" />
        <path
          d="M486 288l-16 38 26 22-18 34 10 38"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </>
  );
}
