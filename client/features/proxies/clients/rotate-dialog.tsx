import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { OnceDialog } from "../once-dialog.tsx";
import type { ListedClient } from "./client-form.ts";
import { RotateProxyClientSecretDocument } from "./clients.generated.ts";

interface RotateDialogProps {
  client: ListedClient;
  onClose: () => void;
}

/** Asks whether a client gets another secret, and shows it once. */
export function RotateDialog({ client: { id, name }, onClose }: RotateDialogProps) {
  const intl = useIntl();
  const [secret, setSecret] = useState<string>();
  const [rotate] = useMutation(RotateProxyClientSecretDocument);
  const { run, pending, error } = useAction();
  const text = (part: string) => intl.formatMessage({ id: `proxies.client.${part}` }, { name });
  if (secret) {
    return (
      <OnceDialog
        title={text("secret.title")}
        text={text("secret.text")}
        secret={secret}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("rotate.ask")}
      text={text("rotate.text")}
      actions={
        <>
          <Button variant="outline" size={44} data-autofocus onClick={onClose}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <Button
            variant="danger"
            size={44}
            pending={pending}
            onClick={() =>
              void run(async () => {
                const { data } = await rotate({ variables: { id } });
                setSecret(data?.rotateProxyClientSecret.secret);
              })
            }
          >
            {text("rotate.label")}
          </Button>
        </>
      }
    >
      <ProblemNotice text={error} />
    </Dialog>
  );
}
