import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** The row whose dialog is open. "#new" opens one for a new row: that is how the palette asks for it. */
export function useRowDialog<R>() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [opened, open] = useState<R | "new">();
  /** The row that has something below it */
  const [expanded, expand] = useState<string>();
  return {
    opened: hash === "#new" ? ("new" as const) : opened,
    expanded,
    open,
    expand,
    close() {
      open(undefined);
      expand(undefined);
      if (hash) void navigate({ search }, { replace: true });
    },
  };
}
