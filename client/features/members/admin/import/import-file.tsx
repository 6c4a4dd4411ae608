import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { csvOf } from "../../../../admin/list/csv.ts";
import { downloadText } from "../../../../admin/list/download.ts";
import { Button } from "../../../../ui/button.tsx";
import { type ImportFile, readImport, TEMPLATE } from "./import-rows.ts";

const MAX_BYTES = 5_000_000;

/** Chooses and reads a file; says what is wrong with one that cannot be imported. */
export function ImportFilePicker({ onRead }: { onRead: (file: ImportFile) => void }) {
  const intl = useIntl();
  const [problem, setProblem] = useState<string>();
  const read = async (file: File) => {
    setProblem(undefined);
    if (file.size > MAX_BYTES) return setProblem("size");
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      const found = readImport(text, intl);
      if (found.lines.length === 0) setProblem("empty");
      else if (found.ignored.length === found.header.length) setProblem("columns");
      else onRead(found);
    } catch {
      setProblem("encoding");
    }
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <label className="relative inline-flex h-11 cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-4 font-semibold hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <IconUpload size={19} aria-hidden="true" />
          <FormattedMessage id="upload.choose" />
          <input
            type="file"
            accept=".csv,text/csv"
            aria-label={intl.formatMessage({ id: "members.import.file" })}
            aria-describedby="import-limits"
            data-autofocus
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void read(file);
              target.value = "";
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
        <Button
          variant="plain"
          size={44}
          onClick={() => downloadText(csvOf([TEMPLATE]), "members.csv")}
        >
          <FormattedMessage id="members.import.template" />
        </Button>
      </div>
      <p id="import-limits" className="mt-3 text-sm text-ink-3">
        <FormattedMessage id="members.import.limits" />
      </p>
      <div role="alert">
        {problem && (
          <p className="mt-3 text-sm font-medium text-bad">
            <FormattedMessage id={`members.import.problem.${problem}`} />
          </p>
        )}
      </div>
    </div>
  );
}
