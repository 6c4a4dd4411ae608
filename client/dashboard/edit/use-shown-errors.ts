import { useEffect, useState } from "react";
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
  const [seen, setSeen] = useState(problem);
  const field = wrong.find((path) => partOf(path) !== undefined);
  if (problem !== seen) {
    setSeen(problem);
    const part = field === undefined ? undefined : partOf(field);
    if (problem && part !== undefined) open(part);
  }
  useEffect(() => {
    if (problem && field) setFocus(field as Path<Values>);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [problem, setFocus]);
}
