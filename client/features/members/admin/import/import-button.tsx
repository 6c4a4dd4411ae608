import IconFileUpload from "@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../../../ui/button.tsx";
import { lazyPart } from "../../../../ui/lazy-part.tsx";
import { useViewer } from "../../../../platform/session/viewer.tsx";

const ImportDialog = lazyPart(async () => (await import("./import-dialog.tsx")).ImportDialog);

/** Opens the import of members, for those who may write them. */
export function ImportButton() {
  const { may } = useViewer();
  const [isOpen, setOpen] = useState(false);
  if (!may("member:write")) return null;
  return (
    <>
      <Button variant="outline" size={44} onClick={() => setOpen(true)}>
        <IconFileUpload size={19} aria-hidden="true" />
        <FormattedMessage id="members.import" />
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
