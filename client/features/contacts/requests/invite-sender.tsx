import { useMutation } from "@apollo/client/react";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { languageName } from "../../../i18n/locale.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { InviteContactSenderDocument } from "./contact-request.generated.ts";
import type { OpenRequest } from "./request.ts";

/** Creates a profile for the sender and mails them the way to a password. */
export function InviteSender({ request }: { request: OpenRequest }) {
  const intl = useIntl();
  const { id, name, email, locale } = request;
  const [asks, setAsks] = useState(false);
  const [invite] = useMutation(InviteContactSenderDocument);
  const { run, clear, pending, error } = useAction({
    textOf: (cause) =>
      problemOf(cause).code === "CONFLICT"
        ? intl.formatMessage({ id: "requests.invite.taken" })
        : undefined,
  });
  const send = () =>
    run(async () => {
      await invite({ variables: { id } });
      setAsks(false);
      snackbar({
        text: intl.formatMessage({ id: "requests.invite.done" }, { name }),
        tone: "good",
      });
    });
  return (
    <>
      <Button variant="plain" size={44} className="-ms-3" onClick={() => setAsks(true)}>
        <IconUserPlus size={19} aria-hidden="true" />
        <FormattedMessage id="requests.invite.label" />
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => {
          setAsks(false);
          clear();
        }}
        title={intl.formatMessage({ id: "requests.invite.ask" }, { name })}
        text={intl.formatMessage(
          { id: "requests.invite.text" },
          { email, language: languageName(intl, locale) },
        )}
        confirm={intl.formatMessage({ id: "requests.invite.send" })}
        onConfirm={() => void send()}
        pending={pending}
        error={error}
        harmless
      />
    </>
  );
}
