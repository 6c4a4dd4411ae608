import type { ApolloClient } from "@apollo/client";
import { inHundreds } from "../../../../admin/list/in-hundreds.ts";
import type { CommentStatus } from "../../../../schema.generated.ts";
import { CommenterReachDocument } from "./commenter-reach.generated.ts";
import {
  BlockCommenterDocument,
  ModerateCommentsDocument,
  UnblockCommenterDocument,
} from "./moderate.generated.ts";

/** What moderators ask of the graph. */
export const moderation = ({ mutate, query }: ApolloClient) => ({
  moderate: (ids: string[], status: CommentStatus) =>
    inHundreds(ids, async (some) => {
      const variables = { ids: some, status };
      const { data } = await mutate({ mutation: ModerateCommentsDocument, variables });
      return data?.moderateComments ?? [];
    }),
  block: (value: string) => mutate({ mutation: BlockCommenterDocument, variables: { value } }),
  unblock: (value: string) => mutate({ mutation: UnblockCommenterDocument, variables: { value } }),
  /** Whom a block would hit, as the server counts. */
  async reachOf(value: string) {
    const { data } = await query({
      query: CommenterReachDocument,
      variables: { value },
      fetchPolicy: "network-only",
    });
    return data?.commenterReach;
  },
});
