import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { type OpenThread, type Person, personName, threadName } from "./mail.ts";
import type { DraftValues } from "./use-draft.ts";

/** Addresses are compared without case. */
const folded = ({ address }: Pick<Person, "address">) => address?.toLowerCase();

interface RecipientNotesProps {
  values: Pick<DraftValues, "to" | "cc" | "bcc">;
  thread: OpenThread;
}

/** Before a reply is sent: who of its recipients was not part of the conversation, and whether its person is left out. */
export function RecipientNotes({ values: { to, cc, bcc }, thread }: RecipientNotesProps) {
  const intl = useIntl();
  const recipients = [...to, ...cc, ...bcc];
  const known = new Set(
    thread.mails
      .filter(({ kind }) => kind !== "DRAFT")
      .flatMap((mail) => [mail.from, ...mail.to, ...mail.cc].map(folded)),
  ).add(folded(thread));
  const added = recipients.filter((person) => !known.has(folded(person)));
  const isLeftOut =
    thread.address !== null &&
    recipients.length > 0 &&
    !recipients.some((person) => folded(person) === folded(thread));
  return (
    <div role="status" className="grid gap-1 text-[0.8125rem] font-medium text-warn empty:hidden">
      {added.length > 0 && (
        <p className="flex gap-1.5 wrap-anywhere">
          <IconAlertTriangle size={17} aria-hidden="true" className="mt-px shrink-0" />
          <span>
            <FormattedMessage
              id="mails.recipients.new"
              values={{
                names: (
                  <bdi>{intl.formatList(added.map((person) => personName(intl, person)))}</bdi>
                ),
              }}
            />
          </span>
        </p>
      )}
      {isLeftOut && (
        <p className="flex gap-1.5 wrap-anywhere">
          <IconAlertTriangle size={17} aria-hidden="true" className="mt-px shrink-0" />
          <span>
            <FormattedMessage
              id="mails.recipients.other"
              values={{ name: <bdi>{threadName(intl, thread)}</bdi> }}
            />
          </span>
        </p>
      )}
    </div>
  );
}
