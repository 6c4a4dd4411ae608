import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../../../ui/button.tsx";
import { snackbar } from "../../../../ui/toasts/toast-queue.ts";

export type PictureKind = "avatar" | "cover";

export const picturePath = (memberId: string, kind: PictureKind) =>
  `/api/members/${memberId}/${kind}`;

interface RemovePictureButtonProps {
  memberId: string;
  kind: PictureKind;
  onRemoved: () => Promise<unknown>;
}

/** Removes a member's avatar or cover at once. */
export function RemovePictureButton({ memberId, kind, onRemoved }: RemovePictureButtonProps) {
  const intl = useIntl();
  const [isRemoving, setRemoving] = useState(false);
  const text = (id: string) => intl.formatMessage({ id: `members.edit.${id}` });
  const remove = async () => {
    setRemoving(true);
    const request = fetch(picturePath(memberId, kind), { method: "DELETE" });
    const { ok } = await request.catch(() => ({ ok: false }));
    setRemoving(false);
    if (!ok) return snackbar({ text: text("picture.notRemoved"), tone: "bad" });
    snackbar({ text: text("picture.removed"), tone: "good" });
    await onRemoved();
  };
  return (
    <Button
      variant="outline"
      size={36}
      pending={isRemoving}
      onClick={() => void remove()}
      aria-label={text(`${kind}.remove`)}
    >
      <IconTrash size={17} aria-hidden="true" />
      {text("picture.remove")}
    </Button>
  );
}
