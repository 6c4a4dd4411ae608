import { useApolloClient } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { useUndoable } from "../../../admin/flow/use-undoable.ts";
import type { UpdateFileLinkInput } from "../../../schema.generated.ts";
import type { ShownLink } from "../file.ts";
import { ShownLinkFragmentDoc, UpdateFileLinkDocument } from "../files.generated.ts";
import { rereadFiles } from "../use-file-actions.ts";

/** Changes links, and stops them so that it can be undone. */
export function useLinkActions() {
  const intl = useIntl();
  const apollo = useApolloClient();
  const act = useUndoable();
  /** Under the version that the cache has now: undoing comes after another change. */
  const change = async (link: ShownLink, input: Omit<UpdateFileLinkInput, "version">) => {
    const { id } = link;
    const cached = apollo.cache.readFragment({
      id: apollo.cache.identify({ __typename: "FileLink", id }),
      fragment: ShownLinkFragmentDoc,
      fragmentName: "ShownLink",
    });
    const { version } = cached ?? link;
    const variables = { id, input: { ...input, version } };
    await apollo.mutate({ mutation: UpdateFileLinkDocument, variables });
    await rereadFiles(apollo);
  };
  const changeAll = async (links: readonly ShownLink[], isStopped: boolean) => {
    for (const link of links) await change(link, { isStopped });
  };
  return {
    change,
    stop: (link: ShownLink) =>
      act({
        run: () => change(link, { isStopped: true }),
        text: intl.formatMessage({ id: "files.link.stopped" }),
        undo: () => change(link, { isStopped: false }),
      }),
    stopAll: (links: readonly ShownLink[]) =>
      act({
        run: () => changeAll(links, true),
        text: intl.formatMessage({ id: "files.links.stopped" }, { count: links.length }),
        undo: () => changeAll(links, false),
      }),
    reopen: (link: ShownLink) =>
      act({
        run: () => change(link, { isStopped: false }),
        text: intl.formatMessage({ id: "files.link.reopened" }),
        undo: () => change(link, { isStopped: true }),
      }),
  };
}
