/**
 * A line through heights from 0 to 1, evenly spread over 100 × 100. Straight between the values: a
 * curve would show what was not measured.
 */
export function linePath(heights: readonly number[]): string {
  const [first = 0] = heights;
  if (heights.length < 2) return `M0,${y(first)}H100`;
  const width = 100 / (heights.length - 1);
  return `M${heights.map((height, place) => `${round(place * width)},${y(height)}`).join("L")}`;
}

const round = (place: number) => Math.round(place * 100) / 100;
const y = (height: number) => round(100 - 100 * height);
