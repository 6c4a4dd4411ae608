import { useMutation } from "@apollo/client/react";
import IconKey from "@tabler/icons-react/dist/esm/icons/IconKey.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SmallForm } from "../../../admin/form/small-form.tsx";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { fieldMessage } from "../../../ui/action-form/field-message.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DateTime } from "../../../ui/date-time.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MetaLine } from "../../../ui/meta-line.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { DevicesDocument } from "../account.generated.ts";
import {
  PasskeysDocument,
  type PasskeysQuery,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
} from "./passkeys.generated.ts";

type Passkey = NonNullable<PasskeysQuery["viewer"]>["passkeys"][number];

const MAX_NAME = 60;

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const intl = useIntl();
  const { id, name, isBackedUp, createdAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<"rename" | "remove">();
  const [rename] = useMutation(RenamePasskeyDocument);
  const [remove] = useMutation(RemovePasskeyDocument, {
    refetchQueries: [PasskeysDocument, DevicesDocument],
    awaitRefetchQueries: true,
  });
  const removing = useAction();
  const close = () => setOpen(undefined);
  const text = (key: string) => intl.formatMessage({ id: `accounts.passkeys.${key}` }, { name });
  const done = (key: string) => snackbar({ text: text(key), tone: "good" });
  return (
    <li className="flex items-center gap-x-4 py-4">
      <IconKey size={26} aria-hidden="true" className="shrink-0 text-ink-3 max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
          {isBackedUp && <Badge tone="good">{text("synced")}</Badge>}
        </p>
        <MetaLine>
          <span>
            <FormattedMessage
              id="accounts.passkeys.created"
              values={{ date: <DateTime iso={createdAt} /> }}
            />
          </span>
          <span>
            {lastUsedAt ? (
              <FormattedMessage
                id="accounts.passkeys.used"
                values={{ date: <DateTime iso={lastUsedAt} /> }}
              />
            ) : (
              text("unused")
            )}
          </span>
        </MetaLine>
      </div>
      <div className="flex shrink-0">
        <IconButton label={text("renameOf")} icon={IconPencil} onClick={() => setOpen("rename")} />
        <IconButton label={text("removeOf")} icon={IconTrash} onClick={() => setOpen("remove")} />
      </div>
      {open === "rename" && (
        <Dialog open onClose={close} width={400} title={text("rename")}>
          <SmallForm
            values={{ name }}
            className="gap-5"
            submit={text("save")}
            onCancel={close}
            wordsOf={(field, message) => fieldMessage(intl, field, message)}
            send={async (typed) => {
              await rename({ variables: { id, name: typed.name } });
              close();
              done("renamed");
            }}
          >
            {(field) => (
              <TextField
                {...field("name")}
                data-autofocus
                label={text("name")}
                maxLength={MAX_NAME}
                autoComplete="off"
              />
            )}
          </SmallForm>
        </Dialog>
      )}
      {open === "remove" && (
        <ConfirmDialog
          open
          onClose={close}
          title={text("remove.title")}
          text={text("remove.text")}
          confirm={text("remove")}
          pending={removing.pending}
          error={removing.error}
          onConfirm={() =>
            void removing
              .run(() => remove({ variables: { id } }))
              .then((isDone) => isDone && (close(), done("removed")))
          }
        />
      )}
    </li>
  );
}
