import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import type { MemberSummary } from "../../../platform/rest.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LocaleLink } from "../../../ui/locale-link.tsx";
import { Availability } from "./availability.tsx";

// What the cards of members have in common.

/** A name whose link is the whole card. */
const CardName = ({ member }: { member: Pick<MemberSummary, "handle" | "name"> }) => (
  <LocaleLink
    to={`/${member.handle}`}
    className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
  >
    {member.name}
  </LocaleLink>
);

interface CardHeadProps {
  member: Pick<MemberSummary, "handle" | "name" | "avatar" | "role">;
  /** In the directory, where no other heading is above it */
  large?: boolean;
}

/** Who it is, and what they do. */
export function CardHead({ member, large = false }: CardHeadProps) {
  const Heading = large ? "h2" : "h3";
  return (
    <div className={`flex items-center ${large ? "gap-3.5" : "gap-3"}`}>
      <Avatar name={member.name} src={member.avatar} size={large ? 48 : 44} />
      <div className="min-w-0 leading-tight">
        <Heading className={`truncate font-bold ${large ? "text-[17px]" : ""}`}>
          <CardName member={member} />
        </Heading>
        {member.role && <p className="mt-0.5 truncate text-sm text-ink-2">{member.role}</p>}
      </div>
    </div>
  );
}

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
