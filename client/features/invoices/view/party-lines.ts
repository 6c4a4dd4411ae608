import type { IntlShape } from "react-intl";

export interface AddressedParty {
  name: string;
  company?: string | null;
  street?: string | null;
  postalCode?: string | null;
  city?: string | null;
  country?: string | null;
  email?: string | null;
  phone?: string | null;
  vatId?: string | null;
}

/** The company, or else the person. */
export const partyName = ({ company, name }: Pick<AddressedParty, "company" | "name">): string =>
  company || name;

/** An address as it is written on a letter, without the first line. */
export function partyLines(
  { formatDisplayName }: Pick<IntlShape, "formatDisplayName">,
  party: AddressedParty,
  home?: string | null,
): string[] {
  const { name, company, street, postalCode, city, country, vatId } = party;
  const abroad = country && country !== home ? formatDisplayName(country, { type: "region" }) : "";
  return [
    company ? name : "",
    ...(street?.split("\n") ?? []),
    [postalCode, city].filter(Boolean).join(" "),
    abroad,
    vatId,
  ].flatMap((line) => line || []);
}
