/** Round numbers from 0 to at least `most`, for an axis of whole numbers: about four steps. */
export function ticks(most: number): number[] {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 2.5, 5, 10].map((step) => step * power).filter(Number.isInteger);
  const step = steps.find((each) => each >= rough) ?? 10 * power;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, place) => place * step);
}
