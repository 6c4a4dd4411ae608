/** Between the parts of a line of facts; isolated, so that it never reorders its neighbours. */
export function Dot() {
  return (
    <span aria-hidden="true" className="px-1.5 text-ink-3 [unicode-bidi:isolate]">
      ·
    </span>
  );
}
