import { useEffect, useRef, useState } from "react";
import { Link, type LinkProps, PrefetchPageLinks, useHref } from "react-router";

/** Section 9: link prefetch begins within 200 px of the viewport. */
const margin = "200px";

/**
 * A link whose page (code and data) is prefetched when it comes near the viewport, or as its prop
 * says.
 */
export function PrefetchLink(props: LinkProps) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const [near, setNear] = useState(false);
  const href = useHref(props.to);
  const { prefetch } = props;
  useEffect(() => {
    if (!anchor.current || prefetch || savesData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // While offline, a failed prefetch would make the router reload the page.
        if (!navigator.onLine || !entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        inTurn(() => setNear(true));
      },
      { rootMargin: margin },
    );
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [prefetch]);
  return (
    <>
      <Link {...props} ref={anchor} />
      {near && <PrefetchPageLinks page={href} />}
    </>
  );
}

/** One after the other, whenever the browser is idle: each prefetch starts several requests. */
let turn = Promise.resolve();
function inTurn(fetchAhead: () => void) {
  turn = turn.then(
    () =>
      new Promise((done) => {
        // Safari has no requestIdleCallback.
        const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
        whenIdle(() => {
          fetchAhead();
          done();
        });
      }),
  );
}

function savesData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
