import type { IntlShape } from "react-intl";
import { snackbar } from "../../kit/notices/notice-queue.ts";
import { hostNotices } from "../../kit/notices/site-notices.tsx";
import { copyText } from "../../kit/copy-text.ts";

/** The page's address on the clipboard, and a notice that it is. */
export async function copyAddress(intl: IntlShape): Promise<void> {
  hostNotices(intl);
  const isCopied = await copyText(location.origin + location.pathname);
  snackbar({
    text: intl.formatMessage({ id: `post.copyLink.${isCopied ? "done" : "failed"}` }),
    tone: isCopied ? "good" : "bad",
  });
}
