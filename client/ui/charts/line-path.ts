type Heights = readonly (number | null)[];

/**
 * A line through heights from 0 to 1, evenly spread over 100 × 100. Straight between the values: a
 * curve would show what was not measured. Where nothing was measured, it is interrupted.
 */
export function linePath(heights: Heights): string {
  if (heights.length < 2) return level(heights);
  // a single point is a line without length, which round ends make a dot
  return runs(heights)
    .map((points) => `M${points.join("L")}${points.length < 2 ? "h0" : ""}`)
    .join("");
}

/** What lies below the line. */
export function areaPath(heights: Heights): string {
  if (heights.length < 2) return `${level(heights)}V100H0Z`;
  return runs(heights)
    .map((points) => {
      const [start, end] = [points[0], points.at(-1)].map((point) => point?.split(",")[0]);
      return `M${start},100L${points.join("L")}L${end},100Z`;
    })
    .join("");
}

const level = ([first]: Heights) => `M0,${y(first ?? 0)}H100`;

/** The points that follow each other without a gap. */
function runs(heights: Heights): string[][] {
  const width = 100 / (heights.length - 1);
  const found: string[][] = [];
  let isOpen = false;
  for (const [place, height] of heights.entries()) {
    if (height === null) {
      isOpen = false;
      continue;
    }
    const point = `${round(place * width)},${y(height)}`;
    if (isOpen) found.at(-1)?.push(point);
    else found.push([point]);
    isOpen = true;
  }
  return found;
}

const round = (place: number) => Math.round(place * 100) / 100;
const y = (height: number) => round(100 - 100 * height);
