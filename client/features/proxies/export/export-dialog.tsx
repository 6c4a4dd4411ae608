import { useMutation, useQuery } from "@apollo/client/react";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PanelState } from "../../../admin/panel-state.tsx";
import { downloadText } from "../../../admin/list/download.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import type { ProxySoftware } from "../../../schema.generated.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice, ProblemNotice } from "../../../ui/notice.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { ProxyServerChoicesDocument } from "../clients/clients.generated.ts";
import {
  ExportProxyConfigurationDocument,
  ProxyConfigurationPreviewDocument,
} from "./export.generated.ts";

const SOFTWARE: ProxySoftware[] = ["SQUID", "THREE_PROXY", "HAPROXY"];

interface ExportDialogProps {
  /** The server that is chosen at first */
  serverId?: string;
  onClose: () => void;
}

/** Who may sign in at a server, for its software: a preview, and the file with the hashes. */
export function ExportDialog({ serverId, onClose }: ExportDialogProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(ProxyServerChoicesDocument);
  const text = (id: string) => intl.formatMessage({ id: `proxies.export.${id}` });
  const servers = data?.proxyServers.nodes ?? [];
  if (!data || !servers[0]) {
    return (
      <Dialog open onClose={onClose} title={text("title")} text={text("text")} width={800}>
        {data ? (
          <p className="text-ink-3">{text("noServers")}</p>
        ) : (
          <PanelState error={error} onRetry={refetch} />
        )}
      </Dialog>
    );
  }
  return (
    <OpenExport
      servers={servers.map(({ id, name }) => ({ value: id, label: name }))}
      first={serverId ?? servers[0].id}
      onClose={onClose}
    />
  );
}

interface OpenExportProps {
  servers: { value: string; label: string }[];
  first: string;
  onClose: () => void;
}

function OpenExport({ servers, first, onClose }: OpenExportProps) {
  const intl = useIntl();
  const [serverId, setServer] = useState(first);
  const [software, setSoftware] = useState<ProxySoftware>("SQUID");
  const [withStopped, setWithStopped] = useState(false);
  const { run, pending, error } = useAction();
  const [make] = useMutation(ExportProxyConfigurationDocument);
  const variables = { serverId, software, withStopped };
  const preview = useQuery(ProxyConfigurationPreviewDocument, {
    variables,
    fetchPolicy: "network-only",
  });
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `proxies.export.${id}` }, values);
  const shown = preview.data?.proxyConfiguration ?? preview.previousData?.proxyConfiguration;
  /** The file is made when it is taken, so that the audit log says who has it. */
  const take = (use: (file: { fileName: string; content: string }) => unknown) =>
    void run(async () => {
      const { data } = await make({ variables });
      if (data) await use(data.exportProxyConfiguration);
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("title")}
      text={text("text")}
      width={800}
      actions={
        <>
          <Button variant="outline" size={44} onClick={onClose}>
            <FormattedMessage id="dialog.close" />
          </Button>
          <Button
            variant="outline"
            size={44}
            pending={pending}
            onClick={() =>
              take(async ({ content }) => {
                const isCopied = await copyText(content);
                snackbar({
                  text: text(isCopied ? "copied" : "notCopied"),
                  tone: isCopied ? "good" : "bad",
                });
              })
            }
          >
            <IconCopy size={19} aria-hidden="true" />
            {text("copy")}
          </Button>
          <Button
            variant="primary"
            size={44}
            pending={pending}
            data-autofocus
            onClick={() =>
              take(({ content, fileName }) =>
                downloadText(content, fileName, "application/octet-stream"),
              )
            }
          >
            <IconDownload size={19} aria-hidden="true" />
            {shown ? text("download", { name: shown.fileName }) : text("download.any")}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 md:grid-cols-[230px_minmax(0,1fr)]">
        <div className="grid content-start gap-5">
          <Select
            name="server"
            label={text("server")}
            value={serverId}
            onChange={setServer}
            options={servers}
          />
          <RadioGroup
            name="software"
            label={text("software")}
            value={software}
            onChange={(value) => setSoftware(SOFTWARE.find((each) => each === value) ?? "SQUID")}
            options={SOFTWARE.map((value) => ({
              value,
              label: text(`software.${value}`),
              hint: text(`software.${value}.hint`),
            }))}
          />
          <CheckField
            name="withStopped"
            checked={withStopped}
            onChange={({ target }) => setWithStopped(target.checked)}
          >
            {text("stopped")}
            {shown && (
              <span className="block text-[13px] text-ink-3">
                {text("stopped.count", { count: shown.stoppedCount })}
              </span>
            )}
          </CheckField>
        </div>
        <div className="grid min-w-0 content-start gap-3">
          {shown ? (
            <pre
              dir="ltr"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
              tabIndex={0}
              aria-label={text("preview")}
              className="max-h-72 min-h-44 overflow-auto rounded-lg border border-line bg-raised p-4 text-start font-mono text-[0.8125rem] leading-relaxed"
            >
              {shown.content}
            </pre>
          ) : (
            <PanelState error={preview.error} onRetry={preview.refetch} />
          )}
          <Notice tone="warn">
            <p>{text("audit")}</p>
          </Notice>
          <ProblemNotice text={error} />
        </div>
      </div>
    </Dialog>
  );
}
