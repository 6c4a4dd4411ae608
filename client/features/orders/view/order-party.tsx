import { useIntl } from "react-intl";
import type { ViewedPartyFragment } from "../orders.generated.ts";

/** To whom, line by line. */
export function OrderParty({ of }: { of: ViewedPartyFragment }) {
  const intl = useIntl();
  const { name, company, street, postalCode, city, country } = of;
  const lines = [
    company,
    name,
    street,
    [postalCode, city].filter(Boolean).join(" "),
    country && (intl.formatDisplayName(country, { type: "region" }) ?? country),
  ].filter(Boolean);
  return <p className="text-sm whitespace-pre-line text-ink-2 wrap-anywhere">{lines.join("\n")}</p>;
}
