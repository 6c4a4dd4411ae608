import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation, useNavigate } from "react-router";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { ExportDialog } from "../export/export-dialog.tsx";
import { ServerDialog } from "./server-dialog.tsx";
import { ProxyServerListDocument } from "./servers.generated.ts";

/** Opens the export of configurations. */
export function ExportConfigurationButton() {
  const { may } = useViewer();
  const [isOpen, setOpen] = useState(false);
  if (!may("proxy:write")) return null;
  return (
    <>
      <Button variant="outline" size={44} onClick={() => setOpen(true)}>
        <IconDownload size={19} aria-hidden="true" />
        <FormattedMessage id="proxies.export.open" />
      </Button>
      {isOpen && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Adds a server; "#new" opens its form, too: the command palette links to it. */
export function ServerTools() {
  const { may } = useViewer();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const apollo = useApolloClient();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    if (hash) void navigate({ search }, { replace: true });
  };
  if (!may("proxy:write")) return null;
  return (
    <>
      <ExportConfigurationButton />
      <Button variant="primary" size={44} onClick={() => setOpen(true)}>
        <IconPlus size={19} stroke={2.25} aria-hidden="true" />
        <FormattedMessage id="proxies.server.new" />
      </Button>
      {(isOpen || hash === "#new") && (
        <ServerDialog
          onClose={close}
          onSaved={() => void apollo.refetchQueries({ include: [ProxyServerListDocument] })}
        />
      )}
    </>
  );
}
