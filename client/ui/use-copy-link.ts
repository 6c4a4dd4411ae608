import { type IntlShape, useIntl } from "react-intl";
import { copyText } from "./copy-text.ts";
import { snackbar } from "./toasts/toast-queue.ts";

/** Copies the absolute URL of a path and confirms it with a snackbar. */
export async function copyLink(intl: IntlShape, path: string): Promise<void> {
  const isCopied = await copyText(new URL(path, location.href).href);
  snackbar({
    text: intl.formatMessage({ id: isCopied ? "link.copied" : "link.notCopied" }),
    tone: isCopied ? "good" : "bad",
  });
}

export function useCopyLink() {
  const intl = useIntl();
  return (path: string) => copyLink(intl, path);
}
