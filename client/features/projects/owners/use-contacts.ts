import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useLocale } from "../../../i18n/locale.ts";
import type { OptionSource } from "../../../ui/use-options.ts";
import { ContactsToInviteDocument } from "./contacts.generated.ts";

/** Searches the members who can answer an invitation, without some; keep these the same between renders. */
export function useContacts(without: readonly string[]): OptionSource {
  const { query } = useApolloClient();
  const locale = useLocale();
  return useCallback(
    async (text: string, signal: AbortSignal) => {
      const { data } = await query({
        query: ContactsToInviteDocument,
        variables: { search: text || null, locale },
        fetchPolicy: "network-only",
        context: { fetchOptions: { signal } },
      });
      return (data?.contacts.nodes ?? [])
        .filter(({ id }) => !without.includes(id))
        .map(({ id, displayName, headline }) => ({
          value: id,
          label: displayName,
          hint: headline ?? undefined,
        }));
    },
    [query, locale, without],
  );
}
