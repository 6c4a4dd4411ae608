/** How long a new comment has to be in view to count as read, in ms. */
const READ_AFTER_MS = 4_000;

/**
 * Calls `read` once the element was in view of a visible page for a while; returns a function that
 * stops it.
 */
export function watchRead(element: Element, read: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(() => (document.hidden ? wait() : read()), READ_AFTER_MS);
  };
  const view = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) wait();
    },
    { rootMargin: "-10% 0px" },
  );
  view.observe(element);
  return () => {
    view.disconnect();
    clearTimeout(timer);
  };
}
