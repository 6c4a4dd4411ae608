import type { IntlShape } from "react-intl";
import { snackbar } from "../../../../ui/toasts/toast-queue.ts";
import { mountToasts } from "../../../../ui/toasts/site-toasts.tsx";
import { copyText } from "../../../../ui/copy-text.ts";

/** Copies the page's URL to the clipboard and confirms it with a snackbar. */
export async function copyAddress(intl: IntlShape): Promise<void> {
  mountToasts(intl);
  const isCopied = await copyText(location.origin + location.pathname);
  snackbar({
    text: intl.formatMessage({ id: `blog.post.copyLink.${isCopied ? "done" : "failed"}` }),
    tone: isCopied ? "good" : "bad",
  });
}
