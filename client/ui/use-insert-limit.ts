import { useEffect } from "react";
import { type IntlShape, useIntl } from "react-intl";

/** In characters. A browser stops responding when megabytes of text are pasted into one line. */
const MAX_LINE_LENGTH = 10_000;
const MAX_TEXT_LENGTH = 100_000;

/**
 * Text that exceeds the limit of its field is refused as a whole and the limit is announced, for all
 * fields of the page: browsers would cut it off at `maxLength` silently.
 */
export function useInsertLimit(): void {
  const intl = useIntl();
  useEffect(() => {
    const check = (event: InputEvent) => {
      const count = exceededLimit(event);
      if (count === undefined) return;
      event.preventDefault();
      void announceRefusal(intl, "ui.insert.tooLong", { count });
    };
    document.addEventListener("beforeinput", check, { capture: true });
    return () => document.removeEventListener("beforeinput", check, { capture: true });
  }, [intl]);
}

function exceededLimit({ target: field, data, cancelable }: InputEvent): number | undefined {
  const isLine = field instanceof HTMLInputElement;
  if (!isLine && !(field instanceof HTMLTextAreaElement)) return undefined;
  const isTyped = !data || data.length === 1;
  if (isTyped || !cancelable) return undefined;
  const { value, selectionStart, selectionEnd, maxLength } = field;
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
  const limit = maxLength >= 0 ? maxLength : isLine ? MAX_LINE_LENGTH : MAX_TEXT_LENGTH;
  return value.length - selected + data.length > limit ? limit : undefined;
}

/** Tells that nothing was inserted, and the limit */
export async function announceRefusal(
  intl: IntlShape,
  id: string,
  limits: Record<string, number>,
): Promise<void> {
  const { pageSnackbar } = await import("./toasts/site-toasts.tsx");
  pageSnackbar(intl, {
    text: intl.formatMessage({ id }, limits),
    tone: "bad",
  });
}
