import { useMutation } from "@apollo/client/react";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocale } from "../../../i18n/locale.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import type { ContactStatus } from "../../../schema.generated.ts";
import { buttonStyles } from "../../../ui/button-styles.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import {
  type ContactRequestQuery,
  UpdateContactRequestDocument,
} from "./contact-request.generated.ts";
import { requestTitle, STATUSES } from "./request.ts";

interface RequestAnswerProps {
  request: ContactRequestQuery["contactRequest"];
}

/** Above the message: its status, and the ways to answer. Answering marks it as replied. */
export function RequestAnswer({ request }: RequestAnswerProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [update] = useMutation(UpdateContactRequestDocument);
  const { id, status, email, sender } = request;

  const mark = async (next: ContactStatus, undoTo?: ContactStatus) => {
    try {
      await update({ variables: { id, input: { status: next } } });
      snackbar({
        text: intl.formatMessage({ id: `requests.marked.${next}` }),
        tone: "good",
        ...(undoTo && { undo: () => void mark(undoTo) }),
      });
    } catch (error) {
      snackbar({ text: problemText(intl, error), tone: "bad" });
    }
  };
  const answered = () => {
    if (status !== "REPLIED") void mark("REPLIED", status);
  };
  const subject = `Re: ${requestTitle(intl, locale, request)}`;
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line pb-5">
      <div className="min-w-44 max-sm:flex-1">
        <Select
          name="status"
          label={intl.formatMessage({ id: "requests.column.status" })}
          value={status}
          onChange={(next) => void mark(next as ContactStatus, status)}
          options={STATUSES.map((value) => ({
            value,
            label: intl.formatMessage({ id: `requests.status.${value}` }),
          }))}
        />
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1 sm:ms-auto">
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
          onClick={answered}
          className={buttonStyles(sender?.acceptsMessages ? "outline" : "primary", 44)}
        >
          <IconMail size={19} aria-hidden="true" />
          <FormattedMessage id="requests.answer.mail" />
        </a>
        {sender?.acceptsMessages && (
          <ButtonLink
            variant="primary"
            size={44}
            to={`/dashboard/chat/new?to=${sender.handle}`}
            onClick={answered}
          >
            <IconMessage size={19} aria-hidden="true" />
            <FormattedMessage id="requests.answer.chat" />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
