import IconFileDownload from "@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs";
import { useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import type { ListDefinition } from "./define-list.ts";
import { download, downloadText } from "./download.ts";
import { exportList } from "./export-list.ts";
import type { ListState } from "./list-params.ts";
import type { ListContext } from "./list-context.ts";

interface ExportButtonProps<R extends { id: string }> {
  list: ListDefinition<R>;
  state: ListState;
  context: ListContext;
}

/** Exports all pages of the list as a CSV file. */
export function ExportButton<R extends { id: string }>({
  list,
  state,
  context,
}: ExportButtonProps<R>) {
  const { intl } = context;
  const [pending, setPending] = useState(false);
  const save = async () => {
    const path = typeof list.exports === "function" ? list.exports(state, context) : undefined;
    if (path) return download(path);
    setPending(true);
    try {
      const { csv, rows, total } = await exportList(list, state, context);
      downloadText(csv, `${list.name}-${new Date().toISOString().slice(0, 10)}.csv`);
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
      label={intl.formatMessage({ id: "list.export" })}
      icon={IconFileDownload}
      aria-busy={pending}
      aria-disabled={pending || undefined}
      onClick={() => !pending && void save()}
    />
  );
}
