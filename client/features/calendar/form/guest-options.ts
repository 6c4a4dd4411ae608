import { useCallback } from "react";
import { memberOption } from "../../../admin/member-option.ts";
import { useOptionSearch } from "../../../admin/use-option-search.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import type { Option } from "../../../ui/option.ts";
import type { OptionSource } from "../../../ui/use-options.ts";
import { MembersForCalendarDocument, type MembersForCalendarQuery } from "../calendar.generated.ts";
import type { Guest } from "../shown-event.ts";

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** A guest is a member by id, or an address. */
export const isAddress = ({ value }: Option): boolean => value.includes("@");

export const guestOption = ({ member, email }: Guest): Option | undefined =>
  member
    ? { value: member.id, label: member.displayName }
    : email
      ? { value: email, label: email }
      : undefined;

/** Other members by their name. */
export function useMemberOptions(): OptionSource {
  const me = useViewer().member?.id;
  const optionsOf = useCallback(
    ({ contacts }: MembersForCalendarQuery) =>
      contacts.nodes.filter(({ id }) => id !== me).map(memberOption),
    [me],
  );
  return useOptionSearch(MembersForCalendarDocument, optionsOf);
}

/** Members by their name, and the address that is typed. */
export function useGuestOptions(): OptionSource {
  const members = useMemberOptions();
  return useCallback(
    async (text: string, signal: AbortSignal) => {
      const address = text.trim().toLowerCase();
      if (ADDRESS.test(address)) return [{ value: address, label: address }];
      return typeof members === "function" ? members(text, signal) : members;
    },
    [members],
  );
}
