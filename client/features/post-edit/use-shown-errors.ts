import { useEffect, useEffectEvent, useRef } from "react";
import type { Locale } from "../site/locale.ts";
import { localeOfField } from "./post-values.ts";

/** Brings the field that is refused before the eyes, in whatever language it is. */
export function useShownErrors(field: string | undefined, open: (locale: Locale) => void) {
  const wanted = useRef<string>(undefined);
  const show = useEffectEvent((refused: string) => {
    wanted.current = refused;
    const locale = localeOfField(refused);
    if (locale) open(locale);
  });
  useEffect(() => {
    if (field) show(field);
  }, [field]);
  // Its language may have to be opened before it can be focused.
  useEffect(() => {
    const control = wanted.current && document.getElementById(wanted.current);
    if (!control || !control.checkVisibility()) return;
    wanted.current = undefined;
    control.focus();
  });
}
