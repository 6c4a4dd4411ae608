import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../platform/apollo/use-action.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { ListedFile } from "./file.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { NameDialog } from "./name-dialog.tsx";
import { ShareDialog } from "./share/share-dialog.tsx";
import type { FileActions } from "./use-file-actions.ts";

/** What is asked before something is done. */
export type FileQuestion =
  | { kind: "folder"; folderId: string | undefined }
  | { kind: "rename"; file: ListedFile }
  | { kind: "share"; file: ListedFile }
  | { kind: "move"; files: readonly ListedFile[]; onDone?(): void }
  | { kind: "delete"; files: readonly ListedFile[]; onDone?(): void };

interface FileDialogsProps {
  question: FileQuestion;
  actions: FileActions;
  /** A folder was made */
  onFolder(id: string): void;
  onClose(): void;
}

export function FileDialogs({ question, actions, onFolder, onClose }: FileDialogsProps) {
  switch (question.kind) {
    case "folder":
      return <NameDialog folderId={question.folderId} onDone={onFolder} onClose={onClose} />;
    case "rename":
      return <NameDialog file={question.file} onClose={onClose} />;
    case "share":
      return <ShareDialog file={question.file} onClose={onClose} />;
    case "move":
      return (
        <MoveDialog
          files={question.files}
          onMove={(to) => {
            question.onDone?.();
            void actions.move(question.files, to);
          }}
          onClose={onClose}
        />
      );
    case "delete":
      return <DeleteDialog {...question} actions={actions} onClose={onClose} />;
  }
}

interface DeleteDialogProps {
  files: readonly ListedFile[];
  onDone?(): void;
  actions: FileActions;
  onClose(): void;
}

/** Nothing brings them back afterwards. */
function DeleteDialog({ files, onDone, actions, onClose }: DeleteDialogProps) {
  const intl = useIntl();
  const { run, pending, error } = useAction();
  const values = { count: files.length, name: files[0]?.name ?? "" };
  const remove = async () => {
    if (!(await run(() => actions.deleteForGood(files)))) return;
    onDone?.();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: "files.delete.ask" }, values)}
      text={<FormattedMessage id="files.delete.text" />}
      confirm={intl.formatMessage({ id: "files.delete" })}
      onConfirm={() => void remove()}
      pending={pending}
      error={error}
    />
  );
}
