import { MailScreen } from "../../../features/mails/mail-screen.tsx";

/** The inbox. */
export default function Mail() {
  return <MailScreen label="inbox" />;
}
