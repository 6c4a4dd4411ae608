// The site's colour presets (design, section 8), independent of the reader's own preset.
const colors: Record<string, string> = {
  default: "oklch(0.7 0.14 158)",
  cyan: "oklch(0.75 0.125 215)",
  purple: "oklch(0.53 0.21 300)",
  blue: "oklch(0.53 0.2 262)",
  orange: "oklch(0.72 0.17 52)",
  red: "oklch(0.56 0.2 25)",
};

/** A category's accent; decorative, never the only sign of anything. */
export function categoryColor(preset: string | null): string {
  return colors[preset?.toLowerCase() ?? ""] ?? "var(--line)";
}
