import type { Option } from "../ui/option.ts";

interface ChosenMember {
  id: string;
  displayName: string;
  headline: string | null;
}

/** A member in a list to choose from. */
export const memberOption = ({ id, displayName, headline }: ChosenMember): Option => ({
  value: id,
  label: displayName,
  hint: headline ?? undefined,
});
