import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import type { Option, OptionMark } from "../../ui/option.ts";
import type { OptionSource } from "../../ui/use-options.ts";
import { useLocale } from "../../i18n/locale.ts";
import { ChatContactsDocument } from "./contacts.generated.ts";

/** Searches the members the viewer can write to. */
export function useContacts(without?: ReadonlySet<string>): OptionSource {
  const { query } = useApolloClient();
  const locale = useLocale();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<Option[]> => {
      const { data } = await query({
        query: ChatContactsDocument,
        variables: { search: text || null, locale },
        fetchPolicy: "network-only",
        context: { fetchOptions: { signal } },
      });
      const nodes = data?.contacts.nodes ?? [];
      return nodes
        .filter(({ id }) => !without?.has(id))
        .map(({ id, displayName, headline }) => ({
          value: id,
          label: displayName,
          hint: headline ?? undefined,
        }));
    },
    [query, locale, without],
  );
}

export const contactMark: OptionMark = ({ label }) => <Avatar name={label} size={28} />;
