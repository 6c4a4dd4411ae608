import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../platform/apollo/problem.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { ListedFile } from "./file.ts";
import { CreateFolderDocument, UpdateFileDocument } from "./files.generated.ts";
import { rereadFiles } from "./use-file-actions.ts";

interface NameDialogProps {
  /** What is renamed; nothing for a new folder */
  file?: ListedFile;
  /** Where the new folder is made */
  folderId?: string | undefined;
  onDone?(id: string): void;
  onClose(): void;
}

const FORBIDDEN = /[/\\]|^\.{1,2}$/;

/** The name of a new folder, or another one of what there is. */
export function NameDialog({ file, folderId, onDone, onClose }: NameDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  // The same folder, if it is sent again.
  const [newId] = useState(() => crypto.randomUUID());
  const field = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ field?: string; text?: string }>({});
  const refuse = (id: string) => {
    setRefusal({ field: intl.formatMessage({ id }) });
    field.current?.focus();
  };
  const submit = async () => {
    const name = field.current?.value.trim() ?? "";
    if (!name) return refuse("files.name.required");
    if (FORBIDDEN.test(name)) return refuse("files.name.invalid");
    if (name === file?.name) return onClose();
    setPending(true);
    setRefusal({});
    try {
      const id = await save(name);
      onClose();
      if (id) onDone?.(id);
      await rereadFiles(apollo);
    } catch (error) {
      const { code, current = {}, fields } = problemOf(error);
      // With what there is now it was changed meanwhile; without, the name is in use.
      const isTaken = code === "CONFLICT" && Object.keys(current).length === 0;
      if (isTaken) refuse("files.name.taken");
      else if (fields.name) refuse("files.name.invalid");
      else {
        setRefusal({ text: problemText(intl, error) });
        if (code === "CONFLICT") void rereadFiles(apollo);
      }
    } finally {
      setPending(false);
    }
  };
  async function save(name: string): Promise<string | undefined> {
    if (file) {
      const { id, version } = file;
      const variables = { id, input: { name, version } };
      const { data } = await apollo.mutate({ mutation: UpdateFileDocument, variables });
      return data?.updateFile.id;
    }
    const variables = { input: { id: newId, name, parentId: folderId ?? null } };
    const { data } = await apollo.mutate({ mutation: CreateFolderDocument, variables });
    return data?.createFolder.id;
  }
  return (
    <FormDialog
      width={400}
      title={intl.formatMessage({ id: file ? "files.rename" : "files.folder.new" })}
      submit={<FormattedMessage id={file ? "files.rename" : "files.folder.create"} />}
      pending={pending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField
          ref={field}
          name="name"
          label={intl.formatMessage({ id: "files.name" })}
          defaultValue={file?.name}
          maxLength={255}
          autoComplete="off"
          dir="auto"
          data-autofocus
          error={refusal.field}
          onFocus={({ target }) => {
            // The ending stays, unless it is meant.
            const end = file?.kind === "FILE" ? target.value.lastIndexOf(".") : -1;
            target.setSelectionRange(0, end > 0 ? end : target.value.length);
          }}
        />
        <ProblemNotice text={refusal.text} />
      </div>
    </FormDialog>
  );
}
