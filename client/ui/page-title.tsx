import type { ReactNode } from "react";

interface PageTitleProps {
  children: ReactNode;
  size?: "large" | "medium";
  className?: string;
}

/** The title of a public page. */
export function PageTitle({ children, size = "large", className = "" }: PageTitleProps) {
  const wide = size === "large" ? "md:text-title-1" : "md:text-title-2";
  return (
    <h1 className={`text-title-3 font-extrabold [overflow-wrap:anywhere] ${wide} ${className}`}>
      {children}
    </h1>
  );
}
