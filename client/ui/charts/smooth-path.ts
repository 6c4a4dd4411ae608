/**
 * A curve through heights from 0 to 1, evenly spread over 100 × 100. It never overshoots the values
 * it connects (Steffen's monotone cubic: a peak in the picture is a peak in the data).
 */
export function smoothPath(heights: readonly number[]): string {
  const [first = 0] = heights;
  if (heights.length < 2) return `M0,${y(first)}H100`;
  const width = 100 / (heights.length - 1);
  const slopes = slopesAt(heights);
  const curves = heights.slice(1).map((height, place) => {
    const from = heights[place] ?? 0;
    const [out = 0, into = 0] = [slopes[place], slopes[place + 1]];
    const x = place * width;
    const leave = `${round(x + width / 3)},${y(from + out / 3)}`;
    const arrive = `${round(x + (width * 2) / 3)},${y(height - into / 3)}`;
    return `C${leave} ${arrive} ${round(x + width)},${y(height)}`;
  });
  return `M0,${y(first)}${curves.join("")}`;
}

/** The slope at each point, in heights per step. */
function slopesAt(heights: readonly number[]): number[] {
  const rises = heights.slice(1).map((height, place) => height - (heights[place] ?? 0));
  const [start = 0, end = 0] = [rises[0], rises.at(-1)];
  const between = rises.slice(1).map((after, place) => {
    const before = rises[place] ?? 0;
    if (before * after <= 0) return 0;
    const gentle = Math.min(Math.abs(before), Math.abs(after), Math.abs(before + after) / 4);
    return 2 * Math.sign(before) * gentle;
  });
  return [
    (3 * start - (between[0] ?? start)) / 2,
    ...between,
    (3 * end - (between.at(-1) ?? end)) / 2,
  ];
}

const round = (place: number) => Math.round(place * 100) / 100;
const y = (height: number) => round(100 - 100 * height);
