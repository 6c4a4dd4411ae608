import type { IntlShape } from "react-intl";
import { pageSnackbar } from "../../../../ui/toasts/site-toasts.tsx";
import { copyText } from "../../../../ui/copy-text.ts";

/** Copies the page's URL to the clipboard and confirms it with a snackbar. */
export async function copyAddress(intl: IntlShape): Promise<void> {
  const isCopied = await copyText(location.origin + location.pathname);
  pageSnackbar(intl, {
    text: intl.formatMessage({ id: `blog.post.copyLink.${isCopied ? "done" : "failed"}` }),
    tone: isCopied ? "good" : "bad",
  });
}
