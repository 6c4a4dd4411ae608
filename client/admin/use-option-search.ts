import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { type Locale, useLocale } from "../i18n/locale.ts";
import type { Option } from "../ui/option.ts";
import type { OptionSource } from "../ui/use-options.ts";

/** Searches what can be chosen; keep `optionsOf` the same between renders. */
export function useOptionSearch<Data>(
  query: TypedDocumentNode<Data, { search?: string | null; locale: Locale }>,
  optionsOf: (data: Data) => Option[],
): OptionSource {
  const apollo = useApolloClient();
  const locale = useLocale();
  return useCallback(
    async (text: string, signal: AbortSignal) => {
      const { data } = await apollo.query({
        query,
        variables: { search: text || null, locale },
        fetchPolicy: "network-only",
        context: { fetchOptions: { signal } },
      });
      return data ? optionsOf(data) : [];
    },
    [apollo, query, locale, optionsOf],
  );
}
