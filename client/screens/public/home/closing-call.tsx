import { FormattedMessage } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import scene from "../../../ui/characters/two.svg?url";
import { container } from "../../../ui/container.ts";
import { useIntent } from "../../../ui/use-online.ts";
import { JoinLink } from "./join-link.tsx";

/** At the end of the page: two characters on a floor that runs through the whole panel. */
export function ClosingCall() {
  const locale = useLocale();
  return (
    <section aria-labelledby="join" className={`${container} mt-16 lg:mt-24`}>
      <div className="relative isolate grid items-end gap-x-10 overflow-hidden rounded-panel bg-primary-soft after:absolute after:inset-x-0 after:bottom-0 after:-z-10 after:h-6 after:bg-[color-mix(in_oklab,var(--p)_44%,var(--p-soft))] lg:grid-cols-[1.1fr_1fr]">
        <div className="self-center p-7 pb-4 md:p-14 md:pe-0 md:pb-16">
          <h2
            id="join"
            className="text-[2.25rem] leading-[1.06] font-extrabold tracking-[-0.036em] text-balance md:text-[3.25rem]"
          >
            <FormattedMessage id="home.call.title" />
          </h2>
          <p className="mt-4 max-w-[28em] text-lg text-ink-2">
            <FormattedMessage id="home.call.text" />
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <JoinLink />
            <ButtonLink
              variant="outline"
              to={localePath(locale, "/members")}
              prefetch={useIntent()}
            >
              <FormattedMessage id="home.call.find" />
            </ButtonLink>
          </div>
        </div>
        <svg viewBox="0 0 600 340" aria-hidden="true" className="block w-full">
          <use href={`${scene}#scene`} />
        </svg>
      </div>
    </section>
  );
}
