import { type IntlShape, useIntl } from "react-intl";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import type { MemberSummary } from "../../../platform/rest.ts";

const tones: Record<MemberSummary["availability"], BadgeTone> = {
  open: "good",
  limited: "warn",
  booked: "off",
};

interface AvailabilityProps {
  of: Pick<MemberSummary, "availability" | "availableFrom">;
  /** "Available from 12 January" if there is room, "From 12 January" on a card */
  long?: boolean;
}

/** A member's availability, in the same words on the card and on the page. */
export function Availability({ of, long = false }: AvailabilityProps) {
  return <Badge tone={tones[of.availability]}>{wording(useIntl(), of, long)}</Badge>;
}

function wording(intl: IntlShape, of: AvailabilityProps["of"], long: boolean) {
  const form = long ? "long" : "short";
  if (of.availability === "open") return intl.formatMessage({ id: "members.available.now" });
  if (!of.availableFrom) {
    return intl.formatMessage({ id: `members.available.${of.availability}` });
  }
  const date =
    of.availability === "limited"
      ? intl.formatDate(of.availableFrom, { day: "numeric", month: "long" })
      : intl.formatDate(of.availableFrom, { month: "long" });
  return intl.formatMessage({ id: `members.available.${of.availability}.${form}` }, { date });
}
