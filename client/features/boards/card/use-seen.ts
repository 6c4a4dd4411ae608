import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import type { ListedCard } from "../board.ts";
import { MarkCardSeenDocument } from "../board.generated.ts";

/** Nothing of a card is new while it is open. */
export function useSeen(id: string, listed: Pick<ListedCard, "newCount"> | undefined): void {
  const apollo = useApolloClient();
  const seen = useRef<string>(undefined);
  const hasNew = (listed?.newCount ?? 0) > 0;
  const isListed = listed !== undefined;
  useEffect(() => {
    if (!isListed || (seen.current === id && !hasNew)) return;
    seen.current = id;
    // Without a connection it is still new when that is back.
    apollo.mutate({ mutation: MarkCardSeenDocument, variables: { id } }).catch(() => undefined);
  }, [apollo, id, isListed, hasNew]);
}
