import { useIntl } from "react-intl";
import {
  type Fields,
  type Form,
  labelOf as labelIn,
  leavesOf,
  shownIn,
  type ValuesOf,
} from "./define-form.ts";
import { useValueText } from "./value-text.ts";

interface TextOptions {
  /** A field's label where its message does not give it */
  labelOf?: (path: string) => string | undefined;
  /** A value as text where its field does not format it */
  show?: (path: string, value: unknown) => unknown;
}

const isNothing = (value: unknown) => (value ?? "") === "" || [value].flat().length === 0;

/** What a form says: its messages, labels of its fields, and their values for reading. */
export function useEditTexts<F extends Fields>(form: Form<F>, { labelOf, show }: TextOptions) {
  const intl = useIntl();
  const textOf = useValueText();
  const shown = (path: string, values: ValuesOf<F>): unknown => {
    const value = leavesOf(form, values)[path];
    return show?.(path, value) ?? shownIn(form, path, value, intl);
  };
  return {
    intl,
    /** A message of the form */
    text: (id: string, said?: Record<string, string | number>) =>
      intl.formatMessage({ id: `${form.name}.${id}` }, said),
    labelOf: (path: string) => labelOf?.(path) ?? labelIn(form, path, intl),
    shown,
    /** A value as a line of text, empty if there is none */
    lineOf: (path: string, values: ValuesOf<F>): string => {
      const value = shown(path, values);
      return isNothing(value) ? "" : textOf(value);
    },
  };
}
