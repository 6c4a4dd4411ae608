import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { Switch } from "../../../ui/switch.tsx";
import { isAlertOn, mayNotify, playBlip, setAlert } from "../alerts.ts";
import {
  ChatBusyDocument,
  ChatPreferencesDocument,
  ChatShareReadingDocument,
} from "../contacts.generated.ts";

/** The user's settings for all conversations. */
export function ChatSettingsPanel() {
  const intl = useIntl();
  const { data } = useQuery(ChatPreferencesDocument);
  const onError = (error: unknown) => failureSnackbar(intl, error);
  const [share, { loading }] = useMutation(ChatShareReadingDocument, {
    refetchQueries: ["ChatPreferences", "ChatConversation"],
    onError,
  });
  const [setDoNotDisturb, { loading: isChanging }] = useMutation(ChatBusyDocument, { onError });
  const [sound, setSound] = useState(() => isAlertOn("sound"));
  const [notice, setNotice] = useState(() => isAlertOn("notice"));
  const chooseSound = (on: boolean) => {
    setSound(setAlert("sound", on));
    if (on) playBlip();
  };
  const chooseNotice = async (on: boolean) => {
    const may = on && (await mayNotify());
    setNotice(setAlert("notice", may));
    if (on && !may)
      snackbar({ text: intl.formatMessage({ id: "chat.notice.refused" }), tone: "bad" });
  };
  return (
    <>
      <h2 className="pb-2 font-bold">
        <FormattedMessage id="chat.settings.all" />
      </h2>
      <Switch
        checked={data?.chatPreferences?.sendsReadReceipts ?? false}
        disabled={loading || !data}
        hint={intl.formatMessage({ id: "chat.receipts.hint" })}
        onChange={({ target }) => void share({ variables: { on: target.checked } })}
      >
        <FormattedMessage id="chat.receipts" />
      </Switch>
      <Switch
        checked={data?.viewer?.member?.isBusy ?? false}
        disabled={isChanging || !data}
        hint={intl.formatMessage({ id: "chat.busy.hint" })}
        onChange={({ target }) => void setDoNotDisturb({ variables: { on: target.checked } })}
      >
        <FormattedMessage id="chat.busy" />
      </Switch>
      <Switch checked={sound} onChange={({ target }) => chooseSound(target.checked)}>
        <FormattedMessage id="chat.sound" />
      </Switch>
      <Switch checked={notice} onChange={({ target }) => void chooseNotice(target.checked)}>
        <FormattedMessage id="chat.notice" />
      </Switch>
    </>
  );
}
