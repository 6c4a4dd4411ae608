type Span = 4 | 5 | 6 | 7 | 12;

const ROWS: readonly (readonly Span[])[] = [
  [7, 5],
  [4, 4, 4],
  [5, 7],
];

/** How many of twelve columns each of a list's cards has; its last row is full, too. */
export function spansOf(count: number): Span[] {
  const spans: Span[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const wanted = ROWS[row % ROWS.length] ?? [];
    const left = count - spans.length;
    if (left >= wanted.length) spans.push(...wanted);
    else spans.push(...Array.from({ length: left }, (): Span => (left === 1 ? 12 : 6)));
  }
  return spans;
}
