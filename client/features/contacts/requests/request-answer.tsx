import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocale } from "../../../i18n/locale.ts";
import { buttonStyles } from "../../../ui/button-styles.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { mailAddress } from "./mail-address.ts";
import { type OpenRequest, requestTitle } from "./request.ts";
import type { RequestActions } from "./use-request-actions.ts";

interface RequestAnswerProps {
  request: OpenRequest;
  mark: RequestActions["mark"];
}

/** How members may answer besides the field below: in chat, which marks it as replied, or in their mail program. */
export function RequestAnswer({ request, mark }: RequestAnswerProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { status, name, email, message, createdAt, sender } = request;
  const answered = () => {
    if (status !== "REPLIED") void mark("REPLIED");
  };
  const date = intl.formatDate(createdAt, { dateStyle: "long" });
  const address = mailAddress({
    to: email,
    subject: `Re: ${requestTitle(intl, locale, request)}`,
    quoted: {
      by: intl.formatMessage({ id: "requests.answer.quoted" }, { date, name }),
      text: message,
    },
  });
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1 sm:ms-auto">
      <a href={address} className={buttonStyles("plain", 44)}>
        <IconMail size={19} aria-hidden="true" />
        <FormattedMessage id="requests.answer.program" />
      </a>
      {sender?.acceptsMessages && (
        <ButtonLink
          variant="outline"
          size={44}
          to={`/dashboard/chat/new?to=${sender.handle}`}
          onClick={answered}
        >
          <IconMessage size={19} aria-hidden="true" />
          <FormattedMessage id="requests.answer.chat" />
        </ButtonLink>
      )}
    </div>
  );
}
