import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { isForScreen, useKeys } from "../../admin/keys/use-keys.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { isOpenTo, navItems, navLabel } from "./navigation.ts";

const WAIT_MS = 1500;

/** G and then a letter opens a screen; the palette and the sheet of keys show the letters. */
export function useGoKeys(): void {
  const intl = useIntl();
  const viewer = useViewer();
  const navigate = useNavigate();
  const heading = intl.formatMessage({ id: "dashboard.search.screens" });
  useKeys(
    navItems
      .filter((item) => isOpenTo(viewer, item))
      .flatMap((item) => {
        if (!item.letter) return [];
        const text = intl.formatMessage({ id: navLabel(item) });
        return [{ keys: [], shown: ["G", item.letter.toUpperCase()], text, heading }];
      }),
  );
  const screenAt = useEffectEvent((letter: string) =>
    navItems.find((item) => item.letter === letter && isOpenTo(viewer, item)),
  );
  const go = useEffectEvent((to: string) => void navigate(to));
  useEffect(() => {
    let until = 0;
    const press = (event: KeyboardEvent) => {
      if (event.key === "Shift") return;
      const isSecond = event.timeStamp < until;
      until = 0;
      if (!isForScreen(event)) return;
      const letter = event.key.toLowerCase();
      if (!isSecond) {
        if (letter === "g") until = event.timeStamp + WAIT_MS;
        return;
      }
      const item = screenAt(letter);
      if (!item) return;
      // before the screen's own keys: "r" alone may reply
      event.preventDefault();
      event.stopPropagation();
      go(item.to);
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
}
