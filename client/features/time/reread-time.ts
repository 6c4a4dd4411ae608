import type { ApolloClient } from "@apollo/client";

const FIELDS = ["runningTimer", "timeEntries", "projectTime"];

/** Requests again what open screens show of time. */
export async function rereadTime(apollo: ApolloClient): Promise<void> {
  await apollo.refetchQueries({
    updateCache(cache) {
      cache.modify({
        fields: Object.fromEntries(
          FIELDS.map((field) => [field, (_: unknown, { INVALIDATE }) => INVALIDATE]),
        ),
      });
    },
  });
}
