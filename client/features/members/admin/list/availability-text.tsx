import { useIntl } from "react-intl";
import type { ListedMember } from "./member-lists.ts";

/** Whether a member is available for work, in the words of their page. */
export function AvailabilityText({
  of: { availability, availableFrom },
}: {
  of: Pick<ListedMember, "availability" | "availableFrom">;
}) {
  const intl = useIntl();
  if (!availability) return null;
  const dated = availability !== "OPEN" && availableFrom ? ".date" : "";
  const date = availableFrom
    ? intl.formatDate(availableFrom, { day: "numeric", month: "short" })
    : undefined;
  const id = `members.admin.availability.${availability}${dated}`;
  return <span className="text-ink-2">{intl.formatMessage({ id }, { date })}</span>;
}
