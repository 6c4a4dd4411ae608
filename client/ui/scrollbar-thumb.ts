/** Section 9, in px: the minimum length of a scrollbar's thumb. */
const MIN_THUMB_PX = 25;

/** The length and position of a scrollbar's thumb; the length is 0 if everything is visible. */
export function thumbPosition(view: number, content: number, scrolled: number) {
  if (content <= view) return { length: 0, start: 0 };
  const length = Math.max(MIN_THUMB_PX, (view * view) / content);
  return { length, start: ((view - length) * scrolled) / (content - view) };
}
