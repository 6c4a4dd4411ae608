import { FormattedMessage } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";

/** For whom no position fits. */
export function CareersCall() {
  const locale = useLocale();
  return (
    <section className="mt-16 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-panel bg-primary-soft p-8 md:p-12">
      <div className="max-w-[34em]">
        <h2 className="text-[1.75rem] leading-[1.15] font-extrabold tracking-[-0.034em]">
          <FormattedMessage id="careers.call.title" />
        </h2>
        <p className="mt-2 text-lg text-ink-2">
          <FormattedMessage id="careers.call.text" />
        </p>
      </div>
      <ButtonLink variant="primary" to={localePath(locale, "/contact-us")}>
        <FormattedMessage id="careers.call.action" />
      </ButtonLink>
    </section>
  );
}
