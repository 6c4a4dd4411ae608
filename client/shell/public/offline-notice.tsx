import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { type Location, useBlocker, useLocation, useNavigate } from "react-router";
import { UNREACHABLE } from "./stay-if-unreachable.ts";

/**
 * Without a connection, what would lead away from the page does not: the browser would show its own error instead
 * of what is being read or written. The same for a connection that is up and reaches nothing.
 */
export function OfflineNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  const here = useLocation();
  const navigate = useNavigate();
  const shown = notice?.page === pageOf(here) ? notice.reason : null;
  // The router's links and forms, and the browser's Back
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  if (blocker.state === "blocked" && shown !== "offline") {
    setNotice({ reason: "offline", page: pageOf(here) });
  }
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
  useEffect(() => {
    // Links and forms of the browser; what scripts answer is prevented by now.
    const stay = (event: Event) => {
      if (navigator.onLine || event.defaultPrevented || !leavesPage(event)) return;
      event.preventDefault();
      setNotice({ reason: "offline", page: pageOf(location) });
    };
    const hide = () => setNotice(null);
    addEventListener("click", stay);
    addEventListener("submit", stay);
    addEventListener("online", hide);
    return () => {
      removeEventListener("click", stay);
      removeEventListener("submit", stay);
      removeEventListener("online", hide);
    };
  }, []);
  useEffect(() => {
    const stay = () => {
      setNotice({ reason: "unreachable", page: pageOf(here) });
      // Going to a place on this page gives the pending navigation up and fetches nothing.
      const place = { ...here, hash: here.hash || NOWHERE };
      const how = { replace: true, state: here.state, preventScrollReset: true };
      void Promise.resolve(navigate(place, how)).then(() => {
        if (location.hash === NOWHERE) history.replaceState(history.state, "", pageOf(location));
      });
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

/** The id of no element. It is in the URL only until the router has gone there. */
const NOWHERE = "#stay";

interface Notice {
  reason: "offline" | "unreachable";
  /** Where it is shown: on another page it is over. */
  page: string;
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
