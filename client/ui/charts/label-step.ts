/** An upper bound for the font of the axis, in px */
const CHARACTER_WIDTH = 7.5;
/** Between two labels, in px */
const LABEL_GAP = 12;

/** Every how many positions a label has room, so that none overlaps another. */
export function labelStep(count: number, longest: number, width: number): number {
  const needed = count * (longest * CHARACTER_WIDTH + LABEL_GAP);
  return Math.max(1, Math.ceil(needed / width));
}
