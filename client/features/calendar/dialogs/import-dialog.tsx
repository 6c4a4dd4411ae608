import { useApolloClient } from "@apollo/client/react";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import {
  ImportCalendarDocument,
  PreviewCalendarImportDocument,
  type PreviewCalendarImportQuery,
} from "../calendar.generated.ts";

type Preview = PreviewCalendarImportQuery["previewCalendarImport"];

const MAX_BYTES = 900_000;
const COUNTS = ["added", "changed", "unchanged", "broken"] as const;

interface ImportDialogProps {
  read(): Promise<void>;
  onClose(): void;
}

/** Imports a file of another calendar, after showing what it would do. */
export function ImportDialog({ read, onClose }: ImportDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [file, setFile] = useState<{ name: string; ics: string; preview: Preview }>();
  const [updates, setUpdates] = useState(false);
  const text = (id: string) => intl.formatMessage({ id });
  const { run, pending, error } = useAction({
    textOf(cause) {
      const isUnreadable = cause instanceof TooLarge || problemOf(cause).code === "INVALID";
      return isUnreadable ? text("calendar.import.unreadable") : undefined;
    },
  });
  const choose = ([chosen]: File[]) =>
    void run(async () => {
      setFile(undefined);
      if (!chosen) return;
      if (chosen.size > MAX_BYTES) throw new TooLarge();
      const ics = await chosen.text();
      const { data } = await apollo.query({
        query: PreviewCalendarImportDocument,
        variables: { ics },
        fetchPolicy: "network-only",
      });
      // A preview is of this moment, and its key has the whole file.
      apollo.cache.evict({ id: "ROOT_QUERY", fieldName: "previewCalendarImport" });
      if (data) setFile({ name: chosen.name, ics, preview: data.previewCalendarImport });
    });
  const send = () =>
    void run(async () => {
      if (!file) return;
      const { data } = await apollo.mutate({
        mutation: ImportCalendarDocument,
        variables: { ics: file.ics, updates },
      });
      const done = data?.importCalendar;
      snackbar({
        text: intl.formatMessage(
          { id: "calendar.imported" },
          { added: done?.added ?? 0, changed: updates ? (done?.changed ?? 0) : 0 },
        ),
        tone: "good",
      });
      onClose();
      await read();
    });
  const preview = file?.preview;
  const count = preview ? preview.added + (updates ? preview.changed : 0) : 0;
  return (
    <Dialog
      open
      width={560}
      onClose={onClose}
      title={text("calendar.import")}
      text={<FormattedMessage id="calendar.import.text" />}
      actions={
        <>
          <Button variant="outline" size={44} onClick={onClose}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <Button
            variant="primary"
            size={44}
            pending={pending}
            disabled={count === 0}
            onClick={send}
          >
            <FormattedMessage id="calendar.import.do" values={{ count }} />
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FileButton icon={IconUpload} label={text("calendar.import.choose")} onFiles={choose} />
        <ProblemNotice text={error} />
        <div role="status" className="grid gap-4 empty:hidden">
          {file && preview && (
            <>
              <bdi className="truncate font-semibold">{file.name}</bdi>
              <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
                {COUNTS.map((name) => (
                  <div key={name} className="rounded-md bg-raised px-3 py-2">
                    <dt className="text-[13px] text-ink-2">{text(`calendar.import.${name}`)}</dt>
                    <dd className="text-lg font-bold">{intl.formatNumber(preview[name])}</dd>
                  </div>
                ))}
              </dl>
              {preview.changed > 0 && (
                <Checkbox
                  checked={updates}
                  onChange={({ target }) => setUpdates(target.checked)}
                  hint={text("calendar.import.updates.hint")}
                >
                  <FormattedMessage id="calendar.import.updates" />
                </Checkbox>
              )}
              {preview.faults.length > 0 && (
                <ul className="grid max-h-40 gap-1 overflow-y-auto text-sm">
                  {preview.faults.map(({ fault, icsUid, title }, place) => (
                    <li key={`${icsUid}-${place}`} className="flex gap-3">
                      <bdi className="min-w-0 flex-1 truncate">
                        {title ?? icsUid ?? text("calendar.import.untitled")}
                      </bdi>
                      <span className="text-ink-3">{text(`calendar.import.fault.${fault}`)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

class TooLarge extends Error {}
