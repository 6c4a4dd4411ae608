import { useEffect, useRef } from "react";
import type { FieldValues, Path } from "react-hook-form";
import type { Edit } from "./use-edit.ts";

/**
 * After a refused save, opens the tab with the first error and focuses its field. @param partOf the
 * tab that contains a field, if the form has tabs
 */
export function useShownErrors<Values extends FieldValues, Part>(
  { problem, wrong, form: { setFocus } }: Edit<Values>,
  partOf: (path: string) => Part | undefined,
  open: (part: Part) => void,
): void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const field = problem && wrong.find((path) => partOf(path) !== undefined);
    wanted.current = field;
    const part = field === undefined ? undefined : partOf(field);
    if (field === undefined || part === undefined) return;
    open(part);
    setFocus(field as Path<Values>);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [problem]);
  // The tab may have to be opened or loaded before the field can be focused.
  useEffect(() => {
    const [control] = wanted.current ? document.getElementsByName(wanted.current) : [];
    if (!control?.checkVisibility()) return;
    wanted.current = undefined;
    control.focus();
  });
}
