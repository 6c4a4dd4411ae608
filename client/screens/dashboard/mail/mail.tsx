import { ReadyAnswerMenu } from "../../../features/contacts/ready-answers/ready-answer-menu.tsx";
import { FilePicker } from "../../../features/files/pick/file-picker.tsx";
import { MailScreen } from "../../../features/mails/mail-screen.tsx";

/** The inbox. */
export default function Mail() {
  return (
    <MailScreen
      label="inbox"
      savedReplies={(props) => <ReadyAnswerMenu {...props} />}
      filePicker={(props) => <FilePicker {...props} />}
    />
  );
}

export { ErrorBoundary } from "../../../shell/error-boundary.tsx";
