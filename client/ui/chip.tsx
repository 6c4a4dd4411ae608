import type { LinkProps } from "react-router";
import { PrefetchLink } from "./prefetch-link.tsx";

interface ChipLinkProps extends LinkProps {
  current?: boolean;
}

export function ChipLink({ current = false, className = "", ...rest }: ChipLinkProps) {
  const look = current
    ? "border-ink bg-ink text-canvas"
    : "border-line text-ink-2 hover:border-control hover:text-ink";
  return (
    <PrefetchLink
      {...rest}
      aria-current={current ? "page" : undefined}
      className={`inline-flex h-10 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors ${look} ${className}`}
    />
  );
}
