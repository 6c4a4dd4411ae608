import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import { FormattedMessage } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { CAREERS_PATH } from "./careers-path.ts";

/** In place of the form once it was sent. The link itself is in the mail alone. */
export function ApplicationSent() {
  const locale = useLocale();
  return (
    <div role="status" className="max-w-[760px] rounded-panel bg-good-soft p-7 md:p-9">
      <IconCircleCheck size={36} aria-hidden="true" className="text-good" />
      <h3 className="mt-4 text-[1.75rem] leading-tight font-bold tracking-[-0.025em]">
        <FormattedMessage id="careers.sent.title" />
      </h3>
      <p className="mt-3 max-w-[34em] text-lg text-ink-2">
        <FormattedMessage id="careers.sent.text" />
      </p>
      <p className="mt-3 max-w-[38em] text-ink-2">
        <FormattedMessage id="careers.sent.noMail" />
      </p>
      <ButtonLink
        variant="outline"
        size={44}
        to={localePath(locale, CAREERS_PATH)}
        className="mt-6"
      >
        <FormattedMessage id="careers.allJobs" />
      </ButtonLink>
    </div>
  );
}
