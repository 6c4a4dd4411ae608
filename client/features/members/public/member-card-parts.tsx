import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import type { MemberSummary } from "../../../platform/rest.ts";
import { LocaleLink } from "../../../ui/locale-link.tsx";
import { Availability } from "./availability.tsx";

// What the cards of members have in common.

/** A name whose link is the whole card. */
export const CardName = ({ member }: { member: Pick<MemberSummary, "handle" | "name"> }) => (
  <LocaleLink
    to={`/${member.handle}`}
    className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
  >
    {member.name}
  </LocaleLink>
);

/** Whether they have time, and where they are. */
export const CardFacts = ({
  member,
}: {
  member: Pick<MemberSummary, "availability" | "availableFrom" | "city">;
}) => (
  <>
    <Availability of={member} />
    {member.city && (
      <span className="flex min-w-0 items-center gap-1 text-[13px] text-ink-3">
        <IconMapPin size={15} aria-hidden="true" className="shrink-0" />
        <span className="truncate">{member.city}</span>
      </span>
    )}
  </>
);
