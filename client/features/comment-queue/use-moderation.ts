import { useApolloClient } from "@apollo/client/react";
import type { CommentStatus } from "../../schema.generated.ts";
import { inHundreds } from "../../dashboard/list/in-hundreds.ts";
import { CommenterReachDocument } from "./commenter-reach.generated.ts";
import {
  BlockCommenterDocument,
  DeleteCommentsDocument,
  ModerateCommentsDocument,
  UnblockCommenterDocument,
} from "./moderate.generated.ts";

/** What moderators ask of the graph. */
export function useModeration() {
  const { mutate, query } = useApolloClient();

  const moderate = (ids: string[], status: CommentStatus) =>
    inHundreds(ids, async (some) => {
      const variables = { ids: some, status };
      const { data } = await mutate({ mutation: ModerateCommentsDocument, variables });
      return data?.moderateComments ?? [];
    });

  const deleteForGood = (ids: string[]) =>
    inHundreds(ids, async (some) => {
      const { data } = await mutate({ mutation: DeleteCommentsDocument, variables: { ids: some } });
      return data ? [data.deleteComments] : [];
    });

  const block = (value: string) =>
    mutate({ mutation: BlockCommenterDocument, variables: { value } });
  const unblock = (value: string) =>
    mutate({ mutation: UnblockCommenterDocument, variables: { value } });

  /** Whom a block would hit, as the server counts. */
  const reachOf = async (value: string) => {
    const { data } = await query({
      query: CommenterReachDocument,
      variables: { value },
      fetchPolicy: "network-only",
    });
    return data?.commenterReach;
  };

  return { reachOf, moderate, deleteForGood, block, unblock };
}
