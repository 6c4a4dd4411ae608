import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigation } from "react-router";

/** Section 9: the route progress bar starts after 300 ms. */
const delay = 300;

export function LoadingBar() {
  const intl = useIntl();
  const busy = useNavigation().state !== "idle";
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  if (!busy || !late) return null;
  return (
    <div
      role="progressbar"
      aria-label={intl.formatMessage({ id: "kit.loading" })}
      className="fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden bg-primary-soft"
    >
      <div className="loading-bar h-full bg-primary" />
    </div>
  );
}
