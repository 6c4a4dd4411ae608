interface CharacterProps {
  x: number;
  y: number;
  scale?: number;
  /** Where the eyes look: the offset of the pupils, at most 5 */
  look?: [number, number];
  pose?: "wonder" | "wave" | "rest";
  mood?: "sad" | "glad";
}

const arm = {
  fill: "none",
  stroke: "var(--p-strong)",
  strokeWidth: 11,
  strokeLinecap: "round",
} as const;
const leg = { fill: "none", stroke: "var(--ink)", strokeWidth: 9, strokeLinecap: "round" } as const;
const pupil = "oklch(0.235 0.012 60)";

/** The house character: an arch with a beret. Everything on it is accent or ink. */
export function Character({
  x,
  y,
  scale = 1,
  look = [0, -3],
  pose = "wonder",
  mood,
}: CharacterProps) {
  const sad = (mood ?? (pose === "wonder" ? "sad" : "glad")) === "sad";
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {pose === "rest" ? <LegsSitting /> : <LegsStanding />}
      {pose === "wonder" && (
        <>
          <path d="M46-56C70-58 84-78 95-108" {...arm} />
          <path d="M94-106 104-130" {...arm} strokeWidth={7} />
        </>
      )}
      {pose === "wave" && <path d="M50-56c26-2 34-30 32-58" {...arm} />}
      <path d="M-58 0C-62-70-52-152 0-152S62-70 58 0q0 6-8 6H-50q-8 0-8-6z" fill="var(--p)" />
      <Apron />
      {pose === "rest" ? (
        <path d="M-52-54c-16 8-18 26-12 48M52-54c16 8 18 26 12 48" {...arm} />
      ) : (
        <path d="M-52-58c-20 6-26 24-22 44" {...arm} />
      )}
      {[-19, 19].map((eye) => (
        <g key={eye}>
          <circle cx={eye} cy="-96" r="13" fill="#fff" />
          <circle cx={eye + look[0]} cy={-96 + look[1]} r="6.5" fill={pupil} />
          <ellipse cx={eye * 1.9} cy="-76" rx="8" ry="5" fill="var(--p-strong)" opacity=".35" />
        </g>
      ))}
      <path
        d={sad ? "M-8-68c5-5 11-5 16 0" : "M-10-72c5 8 15 8 20 0"}
        fill="none"
        stroke="var(--p-on)"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path
        d="M-52-128c-12-8-8-32 22-40 34-9 78 2 82 24 2 12-12 16-26 14-28-4-50-4-78 2z"
        fill="var(--ink)"
      />
      <path d="M4-168c0-6 4-12 10-14" {...leg} strokeWidth={6} />
    </g>
  );
}

function Apron() {
  return (
    <>
      <path d="M-58.5-30C-20-22 20-22 58.5-30L58 0q0 6-8 6H-50q-8 0-8-6z" fill="var(--p-strong)" />
      <path d="M-16-16h32v10q0 8-8 8H-8q-8 0-8-8z" fill="var(--p)" />
      <path d="M6-16 11-40l6 2-5 22z" fill="#fff" />
      <path d="m11-40 5-9 1 11z" fill="var(--ink)" />
    </>
  );
}

function LegsStanding() {
  return (
    <>
      <path d="M-20-6v34M20-6v34" {...leg} />
      <path d="M-36 32c0-9 8-12 20-10v10zM36 32c0-9-8-12-20-10v10z" fill="var(--ink)" />
    </>
  );
}

function LegsSitting() {
  return (
    <>
      <path d="M-22-2c-4 18-24 12-32 26M22-2c4 18 24 12 32 26" {...leg} />
      <path d="M-76 32c0-12 12-18 26-11v11zM76 32c0-12-12-18-26-11v11z" fill="var(--ink)" />
    </>
  );
}
