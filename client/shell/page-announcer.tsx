import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Says the new page's title to those who do not see that it changed. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (pathname === first.current) return;
    first.current = "";
    setTitle(document.title);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
