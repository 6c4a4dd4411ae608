import { Dialog, type DialogProps } from "@headlessui/react";
import { useLayoutEffect, useState } from "react";

/**
 * What every dialog and drawer stands in. Headless UI finds the page that it makes inert when it
 * mounts, and only asks for it when it opens: so one that mounts open opens a step later.
 */
export function Modal({ open, ...props }: DialogProps & { open: boolean }) {
  const [isMounted, setIsMounted] = useState(false);
  useLayoutEffect(() => setIsMounted(true), []);
  return <Dialog {...props} open={open && isMounted} />;
}
