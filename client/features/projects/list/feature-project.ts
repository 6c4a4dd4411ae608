import type { ListContext } from "../../../admin/list/list-context.ts";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { FeatureProjectDocument } from "./change-projects.generated.ts";

/** Shows a project on the front page, or no longer. */
export async function featureProject(
  id: string,
  featured: boolean,
  { intl, apollo }: ListContext,
): Promise<void> {
  try {
    await apollo.mutate({ mutation: FeatureProjectDocument, variables: { id, featured } });
    const done = featured ? "projects.feature.done" : "projects.unfeature.done";
    snackbar({ text: intl.formatMessage({ id: done }), tone: "good" });
  } catch (cause) {
    failureSnackbar(intl, cause);
  }
}
