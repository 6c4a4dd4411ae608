import type { IntlShape } from "react-intl";
import { snackbar } from "../../ui/toasts/toast-queue.ts";

/** Signs out; the code for it is loaded when needed. */
export async function leave(intl: IntlShape): Promise<void> {
  const isOut = await import("../../platform/session/sign-out.ts")
    .then(({ signOut }) => signOut())
    .catch(() => false);
  if (!isOut)
    snackbar({ text: intl.formatMessage({ id: "site.account.signOut.failed" }), tone: "bad" });
}
