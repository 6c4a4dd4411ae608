import type { ApolloClient } from "@apollo/client";
import type { IntlShape } from "react-intl";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { inChosenOrder } from "./chosen-order.ts";
import type { Media } from "./listed-media.ts";
import {
  OrderProjectMediaDocument,
  ProjectMediaToEditDocument,
} from "./project-media.generated.ts";

interface Means {
  apollo: ApolloClient;
  intl: IntlShape;
}

const read = (id: string, apollo: ApolloClient) =>
  apollo.query({
    query: ProjectMediaToEditDocument,
    variables: { id },
    fetchPolicy: "network-only",
  });

/** Puts the media of a project in this order, on the screen at once. */
export async function order(
  projectId: string,
  ids: readonly string[],
  rows: readonly Media[],
  { apollo, intl }: Means,
): Promise<void> {
  const found = new Map(rows.map((row) => [row.id, row]));
  const media = ids.flatMap((id) => found.get(id) ?? []);
  try {
    await apollo.mutate({
      mutation: OrderProjectMediaDocument,
      variables: { id: projectId, ids: [...ids] },
      optimisticResponse: {
        orderProjectMedia: { __typename: "Project", id: projectId, media },
      } as never,
    });
  } catch (cause) {
    failureSnackbar(intl, cause);
    // Someone else has added or deleted media.
    await read(projectId, apollo).catch(() => undefined);
  }
}

/** Shows what was uploaded, in the order in which it was chosen. */
export async function arrange(
  projectId: string,
  arrived: readonly string[],
  means: Means,
): Promise<void> {
  try {
    const { data } = await read(projectId, means.apollo);
    const rows = data?.projectToEdit.media ?? [];
    const ids = rows.map(({ id }) => id);
    const wanted = inChosenOrder(ids, arrived);
    if (wanted.some((id, place) => id !== ids[place])) await order(projectId, wanted, rows, means);
  } catch (cause) {
    snackbar({ text: problemText(means.intl, cause), tone: "bad" });
  }
}
