import { useEffect, useState } from "react";

/** Section 9: what is busy shows it after 300 ms. */
const delay = 300;

/** Whether something has been busy for so long that it should say so. */
export function useLate(busy: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late;
}
