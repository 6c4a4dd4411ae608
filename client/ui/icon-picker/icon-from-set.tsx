import { useEffect, useSyncExternalStore } from "react";
import { iconBody, onIcons, requestIcon } from "./icon-bodies.ts";

interface SetIconProps {
  /** "tabler:pencil" */
  name: string;
  size?: number;
  className?: string;
  /** While set, the icon is not fetched: it may be scrolled out of view in a moment */
  later?: boolean;
}

/** A chosen icon by its name; its space is reserved while it loads. Decorative. */
export function IconFromSet({ name, size = 24, className, later = false }: SetIconProps) {
  useEffect(() => {
    if (!later) requestIcon(name);
  }, [name, later]);
  const icon = useSyncExternalStore(
    onIcons,
    () => iconBody(name),
    () => undefined,
  );
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={icon?.viewBox}
      className={`shrink-0 ${className ?? ""}`}
      // Markup of installed packages, which a test of the server checks.
      dangerouslySetInnerHTML={icon && { __html: icon.body }}
    />
  );
}
