import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../../ui/button.tsx";
import { AddLinkDialog } from "./add-link-dialog.tsx";
import { MediaDrop } from "./media-drop.tsx";

interface AddMediaProps {
  projectId: string;
  onFiles: (files: Iterable<File>) => void;
}

/** Where files are chosen, dropped or pasted, and media elsewhere are added. */
export function AddMedia({ projectId, onFiles }: AddMediaProps) {
  const intl = useIntl();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <MediaDrop
        name={intl.formatMessage({ id: "projects.media.add" })}
        label={intl.formatMessage({ id: "projects.media.choose" })}
        onFiles={onFiles}
      >
        <Button variant="outline" size={44} onClick={() => setAdding(true)}>
          <IconLink size={19} aria-hidden="true" />
          <FormattedMessage id="projects.media.link" />
        </Button>
      </MediaDrop>
      {isAdding && <AddLinkDialog projectId={projectId} onClose={() => setAdding(false)} />}
    </>
  );
}
