export interface Point {
  x: number;
  y: number;
}

/** Within so many px of an edge a drag scrolls, by so many at a time. */
const EDGE = 56;
const STEP = 12;

/** Scrolls whatever a point is near the edge of; whether anything has moved. */
export function scrollNear({ x, y }: Point): boolean {
  let hasMoved = false;
  for (let each = document.elementFromPoint(x, y); each; each = each.parentElement) {
    const isPage = each === document.scrollingElement;
    const { overflowX, overflowY } = getComputedStyle(each);
    const box = isPage
      ? { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
      : each.getBoundingClientRect();
    const left = isPage || overflowX === "auto" ? stepAt(x, box.left, box.right) : 0;
    const top = isPage || overflowY === "auto" ? stepAt(y, box.top, box.bottom) : 0;
    const { scrollLeft, scrollTop } = each;
    if (left || top) each.scrollBy({ left, top, behavior: "instant" });
    hasMoved ||= each.scrollLeft !== scrollLeft || each.scrollTop !== scrollTop;
  }
  return hasMoved;
}

const stepAt = (at: number, start: number, end: number): number =>
  at < start + EDGE ? -STEP : at > end - EDGE ? STEP : 0;
