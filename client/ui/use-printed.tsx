import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** Prints something alone, without the screen around it: it is drawn for as long as the browser prints. */
export function usePrinted(paper: () => ReactNode): { print: () => void; printed: ReactNode } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    addEventListener("afterprint", end);
    print();
    return () => removeEventListener("afterprint", end);
  }, [isPrinting]);
  return {
    print: () => setPrinting(true),
    printed:
      isPrinting &&
      createPortal(
        <section data-print className="paper hidden text-sm text-ink print:block">
          {paper()}
        </section>,
        document.body,
      ),
  };
}
