import { useEffect, useSyncExternalStore } from "react";
import { iconBody, onIcons, wantIcon } from "./icon-bodies.ts";

interface SetIconProps {
  /** "tabler:pencil" */
  name: string;
  size?: number;
  className?: string;
  /** Not fetched yet, for as long as this is set: it may be out of sight in a moment */
  later?: boolean;
}

/** An icon that somebody chose, by its name; the place is kept while it comes. Decoration. */
export function SetIcon({ name, size = 24, className, later = false }: SetIconProps) {
  useEffect(() => {
    if (!later) wantIcon(name);
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
      // Shapes of packages we install, which a test of the server looks through.
      dangerouslySetInnerHTML={icon && { __html: icon.body }}
    />
  );
}
