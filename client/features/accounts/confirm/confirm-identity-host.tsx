import { useEffect, useState } from "react";
import { onConfirmationRequest } from "../../../platform/session/confirm-identity.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";

const ConfirmIdentityDialog = lazyPart(
  async () => (await import("./confirm-identity-dialog.tsx")).ConfirmIdentityDialog,
);

/** Where the dialog appears that confirms who the user is; loaded when it is first needed. */
export function ConfirmIdentityHost() {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  useEffect(
    () =>
      onConfirmationRequest(
        () =>
          new Promise((resolve) => setAnswer(() => (isConfirmed: boolean) => resolve(isConfirmed))),
      ),
    [],
  );
  if (!answer) return null;
  const close = (isConfirmed: boolean) => {
    setAnswer(undefined);
    answer(isConfirmed);
  };
  return (
    <ConfirmIdentityDialog open onClose={() => close(false)} onConfirmed={() => close(true)} />
  );
}
