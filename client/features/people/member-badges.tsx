import { FormattedMessage } from "react-intl";
import { Badge, type BadgeTone } from "../../kit/badge.tsx";
import type { Availability, MemberStatus } from "../../schema.generated.ts";

const statusTones: Record<MemberStatus, BadgeTone> = {
  ACTIVE: "good",
  PENDING: "warn",
  BANNED: "bad",
};

/** Whether somebody may take part. */
export function MemberStatusBadge({ status }: { status: MemberStatus }) {
  return (
    <Badge tone={statusTones[status]}>
      <FormattedMessage id={`people.status.${status}`} />
    </Badge>
  );
}

const availabilityTones: Record<Availability, BadgeTone> = {
  OPEN: "good",
  LIMITED: "warn",
  BOOKED: "off",
};

/** Whether somebody takes on work. */
export function AvailabilityBadge({ availability }: { availability: Availability }) {
  return (
    <Badge tone={availabilityTones[availability]}>
      <FormattedMessage id={`people.availability.${availability}`} />
    </Badge>
  );
}
