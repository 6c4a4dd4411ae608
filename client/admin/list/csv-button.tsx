import IconFileDownload from "@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs";
import { useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../ui/icon-button.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { downloadText } from "./download.ts";
import type { ExportedList } from "./export-list.ts";

interface CsvButtonProps {
  /** The file is called so, with the day */
  name: string;
  /** What it is called, where there is another one */
  label?: string;
  /** Undefined if the server makes the file */
  read(): Promise<ExportedList | undefined>;
  /** The rows are not there yet, but the button has its place */
  isWaiting?: boolean;
}

/** Exports rows as a CSV file, and says how many they are. */
export function CsvButton({ name, label, read, isWaiting = false }: CsvButtonProps) {
  const intl = useIntl();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const exported = await read();
      if (!exported) return;
      const { csv, rows, total } = exported;
      downloadText(csv, `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
      const id = rows < total ? "list.export.cut" : "list.export.done";
      snackbar({
        text: intl.formatMessage({ id }, { count: rows, total }),
        tone: "good",
        stays: rows < total,
      });
    } catch (cause) {
      failureSnackbar(intl, cause);
    } finally {
      setPending(false);
    }
  };
  return (
    <IconButton
      label={label ?? intl.formatMessage({ id: "list.export" })}
      icon={IconFileDownload}
      aria-busy={pending}
      aria-disabled={pending || undefined}
      disabled={isWaiting}
      onClick={() => !pending && void save()}
    />
  );
}
