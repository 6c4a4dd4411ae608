import type { IntlShape } from "react-intl";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { snackbar } from "./toast-queue.ts";

/** Says why what the user just did has failed. */
export function failureSnackbar(intl: IntlShape, cause: unknown): void {
  snackbar({ text: problemText(intl, cause), tone: "bad" });
}
