import { useCallback } from "react";
import { memberOption } from "../../../admin/member-option.ts";
import { useOptionSearch } from "../../../admin/use-option-search.ts";
import type { OptionSource } from "../../../ui/use-options.ts";
import { ContactsToInviteDocument, type ContactsToInviteQuery } from "./contacts.generated.ts";

/** Searches the members who can answer an invitation, without some; keep these the same between renders. */
export function useContacts(without: readonly string[]): OptionSource {
  const optionsOf = useCallback(
    ({ contacts }: ContactsToInviteQuery) =>
      contacts.nodes.filter(({ id }) => !without.includes(id)).map(memberOption),
    [without],
  );
  return useOptionSearch(ContactsToInviteDocument, optionsOf);
}
