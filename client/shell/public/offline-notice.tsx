import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { type Location, useBlocker, useLocation, useNavigate } from "react-router";
import { UNREACHABLE } from "./stay-if-unreachable.ts";

/**
 * Without a connection, what would lead away from the page does not: the browser would show its own error instead
 * of what is being read or written. The same for a connection that is up and reaches nothing.
 */
export function OfflineNotice() {
  const [shown, setShown] = useState<"offline" | "unreachable" | null>(null);
  const here = useLocation();
  const navigate = useNavigate();
  // The router's links and forms, and the browser's Back
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  if (blocker.state === "blocked" && shown !== "offline") setShown("offline");
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
  useEffect(() => {
    // Links and forms of the browser; what scripts answer is prevented by now.
    const stay = (event: Event) => {
      if (navigator.onLine || event.defaultPrevented || !leavesPage(event)) return;
      event.preventDefault();
      setShown("offline");
    };
    const hide = () => setShown(null);
    addEventListener("click", stay);
    addEventListener("submit", stay);
    addEventListener("online", hide);
    return () => {
      removeEventListener("click", stay);
      removeEventListener("submit", stay);
      removeEventListener("online", hide);
    };
  }, []);
  const page = pageOf(here);
  useEffect(() => () => setShown(null), [page]);
  useEffect(() => {
    const stay = () => {
      setShown("unreachable");
      // Going to a place on this page gives the pending navigation up and fetches nothing.
      void navigate(
        { ...here, hash: here.hash || "#" },
        { replace: true, state: here.state, preventScrollReset: true },
      );
    };
    addEventListener(UNREACHABLE, stay);
    return () => removeEventListener(UNREACHABLE, stay);
  }, [here, navigate]);
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto w-fit rounded-md bg-ink px-4 py-3 font-semibold text-canvas shadow-overlay empty:hidden"
    >
      {shown === "offline" && <FormattedMessage id="site.offline" />}
      {shown === "unreachable" && <FormattedMessage id="site.unreachable" />}
    </p>
  );
}

const pageOf = ({ pathname, search }: Pick<Location, "pathname" | "search">) => pathname + search;

/** Not what opens another tab or a program, is downloaded or stands on the same page. */
function leavesPage(event: Event): boolean {
  if (event.type === "submit") return true;
  const { ctrlKey, metaKey, shiftKey, altKey, target } = event as MouseEvent;
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return false;
  const { origin, protocol, hash } = link;
  const isHere = origin === location.origin && pageOf(link) === pageOf(location) && hash;
  return /^https?:$/.test(protocol) && !link.target && !link.download && !isHere;
}
