import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { choose } from "../../platform/settings/document-settings.ts";
import {
  defaultSettings,
  nextValue,
  offered,
  parseSetting,
  type Settings,
} from "../../platform/settings/settings.ts";
import { modeIcons } from "../mode-icons.ts";

type Mode = Settings["themeMode"];

/** Shown in one mode alone, by CSS: the page is the same in each. */
const shownIn: Record<Mode, string> = {
  light: "in-data-[mode=light]:grid",
  dark: "in-data-[mode=dark]:grid",
  system: "in-data-[mode=system]:grid",
};

/** A button in each mode, for the next one. Without JavaScript the form is submitted. */
export function ModeToggle() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const shown = parseSetting("themeMode", document.documentElement.dataset.mode);
    const mode = nextValue("themeMode", shown ?? defaultSettings.themeMode);
    choose("themeMode", mode);
    // The clicked button is hidden now, so focus goes to the one in its place.
    const following = nextValue("themeMode", mode);
    event.currentTarget.querySelector<HTMLElement>(`button[value="${following}"]`)?.focus();
  };
  return (
    <form method="post" action="/settings" onSubmit={change}>
      <input type="hidden" name="to" value={pathname + search} />
      {offered("themeMode").map((mode) => {
        const next = nextValue("themeMode", mode);
        const Icon = modeIcons[next];
        return (
          <button
            key={mode}
            name="themeMode"
            value={next}
            aria-label={intl.formatMessage({ id: `site.mode.${next}` })}
            className={`hidden size-11 place-items-center rounded-md hover:bg-raised ${shownIn[mode]}`}
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        );
      })}
    </form>
  );
}
