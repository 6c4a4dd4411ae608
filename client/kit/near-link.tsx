import { useEffect, useRef, useState } from "react";
import { Link, type LinkProps, PrefetchPageLinks, useHref } from "react-router";

/** Section 9: link prefetch begins within 200 px of the viewport. */
const margin = "200px";

/** A link whose page is fetched, code and data, when it comes near the screen, or as it says. */
export function NearLink(props: LinkProps) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const [near, setNear] = useState(false);
  const href = useHref(props.to);
  const { prefetch } = props;
  useEffect(() => {
    if (!anchor.current || prefetch || savesData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Offline the router would reload the page over what cannot be loaded ahead.
        if (!navigator.onLine || !entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
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

function savesData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
