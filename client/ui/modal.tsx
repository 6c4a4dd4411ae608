import { Dialog, type DialogProps } from "@headlessui/react";
import { useDeferredValue } from "react";

/**
 * The base of every dialog and drawer. Headless UI looks for the page that it makes inert when it
 * mounts, and uses it when it opens: a dialog that mounts open therefore opens one render later.
 */
export function Modal({ open, ...props }: DialogProps & { open: boolean }) {
  const isMounted = useDeferredValue(true, false);
  return <Dialog {...props} open={open && isMounted} />;
}
