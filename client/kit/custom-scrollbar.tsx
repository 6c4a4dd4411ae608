import type { ReactNode } from "react";
import SimpleBar from "simplebar-react";
import "simplebar-react/dist/simplebar.min.css";

interface CustomScrollbarProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** Section 9: at least 25 px long. It follows the pointer every 64 ms, as the library is made. */
export function CustomScrollbar({ label, className, children }: CustomScrollbarProps) {
  return (
    <SimpleBar scrollbarMinSize={25} ariaLabel={label} className={`scroll-area ${className}`}>
      {children}
    </SimpleBar>
  );
}
