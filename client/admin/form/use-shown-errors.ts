import { useEffect, useRef } from "react";
import type { FieldValues, Path } from "react-hook-form";
import type { Edit } from "./use-edit.ts";

/**
 * A refused save opens the part with the first error, and goes to its field.
 * @param partOf the part in which a field is shown, if it is in one of these
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
  // Its part may have to be opened, or loaded, before it can be focused.
  useEffect(() => {
    const [control] = wanted.current ? document.getElementsByName(wanted.current) : [];
    if (!control?.checkVisibility()) return;
    wanted.current = undefined;
    control.focus();
  });
}
