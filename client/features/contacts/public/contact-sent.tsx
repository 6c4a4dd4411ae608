import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import { FormattedMessage } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { type Recipient, recipientValues } from "./recipient.ts";

/** In place of the form once it was sent. */
export function ContactSent({ recipient }: { recipient: Recipient | null }) {
  const locale = useLocale();
  const kind = recipient ? "quote" : "message";
  return (
    <section role="status" className="self-start rounded-panel bg-good-soft p-7 md:p-9">
      <IconCircleCheck size={36} aria-hidden="true" className="text-good" />
      <h2 className="mt-4 text-[1.75rem] leading-tight font-bold tracking-[-0.025em]">
        <FormattedMessage id={`contact.${kind}.sent.title`} />
      </h2>
      <p className="mt-3 max-w-[34em] text-ink-2">
        <FormattedMessage
          id={`contact.${kind}.sent.text`}
          values={recipient ? recipientValues(recipient) : {}}
        />
      </p>
      <ButtonLink
        variant="outline"
        size={44}
        to={recipient?.href ?? localePath(locale, "/")}
        className="mt-6"
      >
        {recipient ? (
          <FormattedMessage id="contact.sent.back" values={{ name: recipient.name }} />
        ) : (
          <FormattedMessage id="contact.sent.home" />
        )}
      </ButtonLink>
    </section>
  );
}
