import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import IconSun from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { choose } from "../../platform/settings/document-settings.ts";

const look = "size-11 place-items-center rounded-md hover:bg-raised";

/**
 * Two buttons, of which CSS shows the one that applies. Without JavaScript the form is submitted.
 */
export function ModeToggle() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mode = document.documentElement.dataset.mode === "dark" ? "light" : "dark";
    choose("themeMode", mode);
    // The clicked button is hidden now, so focus goes to the one in its place.
    const back = mode === "dark" ? "light" : "dark";
    event.currentTarget.querySelector<HTMLElement>(`button[value="${back}"]`)?.focus();
  };
  return (
    <form method="post" action="/settings" onSubmit={change}>
      <input type="hidden" name="to" value={pathname + search} />
      <button
        name="themeMode"
        value="dark"
        aria-label={intl.formatMessage({ id: "site.mode.dark" })}
        className={`${look} grid dark:hidden`}
      >
        <IconMoon size={20} aria-hidden="true" />
      </button>
      <button
        name="themeMode"
        value="light"
        aria-label={intl.formatMessage({ id: "site.mode.light" })}
        className={`${look} hidden dark:grid`}
      >
        <IconSun size={20} aria-hidden="true" />
      </button>
    </form>
  );
}
