import type { ReactNode } from "react";

/** The hues of things in oklch; only the neutral one is nearly grey. */
export const HUES = {
  NEUTRAL: 75,
  RED: 25,
  ORANGE: 52,
  YELLOW: 95,
  GREEN: 155,
  TEAL: 205,
  BLUE: 250,
  PURPLE: 300,
  PINK: 345,
} as const;

export type HueName = keyof typeof HUES;

/** How colourful a hue is, of what the tints of app.css are at most. */
export const chromaOf = (hue: HueName): number => (hue === "NEUTRAL" ? 0.1 : 1);

/** The variables that `hue-tag` and `hue-dot` of app.css use. */
export const hueStyle = (hue: HueName) =>
  ({ "--hue": HUES[hue], "--hue-c": chromaOf(hue) }) as React.CSSProperties;

const LABEL_HUES = (Object.keys(HUES) as HueName[]).filter((hue) => hue !== "NEUTRAL");

/** The hue of a free name: the same on every screen and visit. */
export function hueOfName(name: string): HueName {
  let hash = 0;
  for (const letter of name.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return LABEL_HUES[hash % LABEL_HUES.length] ?? "NEUTRAL";
}

/** A dot beside a name, which says the same in a word. */
export function HueDot({ hue, className = "size-2.5" }: { hue: HueName; className?: string }) {
  return (
    <span
      aria-hidden="true"
      style={hueStyle(hue)}
      className={`hue-dot inline-block shrink-0 rounded-full ${className}`}
    />
  );
}

/** A word on the tint of a hue. */
export function HueTag({ hue, children }: { hue: HueName; children: ReactNode }) {
  return (
    <span
      style={hueStyle(hue)}
      className="hue-tag inline-flex h-6 max-w-full items-center rounded-md px-2 text-xs font-medium"
    >
      <bdi className="truncate">{children}</bdi>
    </span>
  );
}
