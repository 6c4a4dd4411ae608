import IconArrowMerge from "@tabler/icons-react/dist/esm/icons/IconArrowMerge.mjs";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../../../ui/button.tsx";
import { MergeDialog } from "./merge-dialog.tsx";

interface MergeButtonProps {
  id: string;
  name: string;
  /** The profile that is left */
  onMerged: (id: string) => void;
}

/** Merges a member with another profile of the same person. */
export function MergeButton({ id, name, onMerged }: MergeButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size={44} onClick={() => setOpen(true)}>
        <IconArrowMerge size={20} aria-hidden="true" />
        <FormattedMessage id="members.merge" />
      </Button>
      {open && (
        <MergeDialog id={id} name={name} onClose={() => setOpen(false)} onMerged={onMerged} />
      )}
    </>
  );
}
