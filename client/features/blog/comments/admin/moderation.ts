import type { ApolloClient } from "@apollo/client";
import { inHundreds } from "../../../../admin/list/in-hundreds.ts";
import type { CommentStatus } from "../../../../schema.generated.ts";
import { CommenterReachDocument } from "./commenter-reach.generated.ts";
import {
  BlockCommenterDocument,
  ModerateCommentsDocument,
  UnblockCommenterDocument,
} from "./moderate.generated.ts";

/** The operations of moderators. */
export const moderation = ({ mutate, query }: ApolloClient) => ({
  moderate: (ids: string[], status: CommentStatus) =>
    inHundreds(ids, async (some) => {
      const variables = { ids: some, status };
      const { data } = await mutate({ mutation: ModerateCommentsDocument, variables });
      return data?.moderateComments ?? [];
    }),
  block: (value: string) => mutate({ mutation: BlockCommenterDocument, variables: { value } }),
  unblock: (value: string) => mutate({ mutation: UnblockCommenterDocument, variables: { value } }),
  /** How many commenters and comments a block would affect, counted by the server. */
  async reachOf(value: string) {
    const { data } = await query({
      query: CommenterReachDocument,
      variables: { value },
      fetchPolicy: "network-only",
    });
    return data?.commenterReach;
  },
});
