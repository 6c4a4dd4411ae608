import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * The row whose dialog is open. "#new" opens one for a new row: the command palette links to it.
 */
export function useRowDialog<R>() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [opened, open] = useState<R | "new">();
  /** The row whose content below it is open */
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
