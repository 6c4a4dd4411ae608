import { useMutation } from "@apollo/client/react";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LOCALE_NAMES } from "../../../i18n/locale.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
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
  const [error, setError] = useState<string>();
  const [invite, { loading }] = useMutation(InviteContactSenderDocument);
  const send = async () => {
    try {
      await invite({ variables: { id } });
      setAsks(false);
      snackbar({
        text: intl.formatMessage({ id: "requests.invite.done" }, { name }),
        tone: "good",
      });
    } catch (cause) {
      const isMember = problemOf(cause).code === "CONFLICT";
      setError(
        isMember ? intl.formatMessage({ id: "requests.invite.taken" }) : problemText(intl, cause),
      );
    }
  };
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
          setError(undefined);
        }}
        title={intl.formatMessage({ id: "requests.invite.ask" }, { name })}
        text={intl.formatMessage(
          { id: "requests.invite.text" },
          { email, language: LOCALE_NAMES[locale] },
        )}
        confirm={intl.formatMessage({ id: "requests.invite.send" })}
        onConfirm={() => void send()}
        pending={loading}
        error={error}
        harmless
      />
    </>
  );
}
