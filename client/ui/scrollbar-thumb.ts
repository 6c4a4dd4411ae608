/** Section 9, in px: at least so long is the thumb of a scrollbar. */
const MIN_THUMB_PX = 25;

/** How long a scrollbar's thumb is and where it begins; of length 0 where all is seen. */
export function thumbOf(view: number, content: number, scrolled: number) {
  if (content <= view) return { length: 0, start: 0 };
  const length = Math.max(MIN_THUMB_PX, (view * view) / content);
  return { length, start: ((view - length) * scrolled) / (content - view) };
}
