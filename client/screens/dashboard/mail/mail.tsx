import { ReadyAnswerMenu } from "../../../features/contacts/ready-answers/ready-answer-menu.tsx";
import { MailScreen } from "../../../features/mails/mail-screen.tsx";

/** The inbox. */
export default function Mail() {
  return <MailScreen label="inbox" savedReplies={(props) => <ReadyAnswerMenu {...props} />} />;
}

export { ErrorBoundary } from "../../../shell/error-boundary.tsx";
