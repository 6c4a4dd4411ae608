import { type IntlShape, useIntl } from "react-intl";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import type { MemberSummary } from "../../../platform/rest.ts";

const tones: Record<NonNullable<MemberSummary["availability"]>, BadgeTone> = {
  open: "good",
  limited: "warn",
  booked: "off",
};

interface AvailabilityProps {
  of: Pick<MemberSummary, "availability" | "availableFrom">;
  /** "Available from 12 January" if there is room, "From 12 January" on a card */
  long?: boolean;
}

/** A member's availability, in the same words on the card and on the page; nothing until they say it. */
export function Availability({ of, long = false }: AvailabilityProps) {
  const intl = useIntl();
  if (!of.availability) return null;
  return <Badge tone={tones[of.availability]}>{wording(intl, of, of.availability, long)}</Badge>;
}

function wording(
  intl: IntlShape,
  { availableFrom }: AvailabilityProps["of"],
  availability: NonNullable<MemberSummary["availability"]>,
  long: boolean,
) {
  const form = long ? "long" : "short";
  if (availability === "open") return intl.formatMessage({ id: "members.available.now" });
  if (!availableFrom) {
    return intl.formatMessage({ id: `members.available.${availability}` });
  }
  const date =
    availability === "limited"
      ? intl.formatDate(availableFrom, { day: "numeric", month: "long" })
      : intl.formatDate(availableFrom, { month: "long" });
  return intl.formatMessage({ id: `members.available.${availability}.${form}` }, { date });
}
