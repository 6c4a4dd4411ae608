import { MailScreen } from "../../../features/mails/mail-screen.tsx";

/** The specification's /dashboard/mail/all: the conversations of all labels. */
export default function AllMail() {
  return <MailScreen label="all" />;
}
