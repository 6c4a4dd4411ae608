import { useEffect, useState } from "react";

/**
 * Whether something has been busy for so long, in ms, that progress should be shown. Section 9:
 * after 300.
 */
export function useLate(busy: boolean, delay = 300): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy, delay]);
  return busy && late;
}
