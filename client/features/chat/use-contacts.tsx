import { useCallback } from "react";
import { memberOption } from "../../admin/member-option.ts";
import { useOptionSearch } from "../../admin/use-option-search.ts";
import { Avatar } from "../../ui/avatar.tsx";
import type { OptionMark } from "../../ui/option.ts";
import type { OptionSource } from "../../ui/use-options.ts";
import { ChatContactsDocument, type ChatContactsQuery } from "./contacts.generated.ts";

/** Searches the members the viewer can write to. */
export function useContacts(without?: ReadonlySet<string>): OptionSource {
  const optionsOf = useCallback(
    ({ contacts }: ChatContactsQuery) =>
      contacts.nodes.filter(({ id }) => !without?.has(id)).map(memberOption),
    [without],
  );
  return useOptionSearch(ChatContactsDocument, optionsOf);
}

export const contactMark: OptionMark = ({ label }) => <Avatar name={label} size={28} />;
