import type { ApolloCache } from "@apollo/client";
import { type CachedPage, uniqueNodes } from "../../platform/apollo/paged-list.ts";
import type { ConversationFilter } from "../../schema.generated.ts";
import { isInFolder } from "./folders.ts";
import { ConversationPlaceFragmentDoc } from "./live-conversations.generated.ts";

const keyOf = (id: string) => ({ __typename: "Conversation", id });

/** Adds a conversation to the cached folders it belongs to, and removes it from the others. */
export function listConversation(cache: ApolloCache, id: string): void {
  const place = cache.readFragment({
    fragment: ConversationPlaceFragmentDoc,
    fragmentName: "ConversationPlace",
    id: cache.identify(keyOf(id)),
  });
  if (!place) return;
  changeLists(cache, id, ({ folder }) => isInFolder(folder ?? "INBOX", place));
}

/** Removes a conversation from all cached folders. */
export const unlistConversation = (cache: ApolloCache, id: string): void =>
  changeLists(cache, id, () => false);

/** Search results are left as the server returned them. */
function changeLists(
  cache: ApolloCache,
  id: string,
  belongsTo: (filter: ConversationFilter) => boolean,
): void {
  cache.modify<{ conversations: CachedPage }>({
    fields: {
      conversations(list, { storeFieldName, toReference }) {
        const reference = toReference(keyOf(id));
        const filter = filterOf(storeFieldName);
        if (!reference || filter.search || !("nodes" in list)) return list;
        const nodes = belongsTo(filter)
          ? uniqueNodes([reference, ...list.nodes])
          : list.nodes.filter(({ __ref }) => __ref !== reference.__ref);
        return { ...list, nodes };
      },
    },
  });
}

/** Parses the arguments from the store field name, `conversations:{"filter":…}`. */
function filterOf(storeFieldName: string): ConversationFilter {
  const args = JSON.parse(storeFieldName.slice(storeFieldName.indexOf(":") + 1)) as {
    filter?: ConversationFilter | null;
  };
  return args.filter ?? {};
}
