import type { PaperParty, PaperSeller } from "./invoice-paper.ts";
import { compact, type Element } from "./xml-values.ts";

/** Of the seller also what identifies it without an identifier for VAT (BR-CO-26). */
export function seller(from: PaperSeller, isSubject: boolean): Element {
  const vatId = compact(from.vatId);
  const isOnlyTaxNumber = Boolean(vatId) && isSubject && !vatIdentifier(from);
  return party(from, isSubject, {
    id: isSubject || from.registration ? undefined : vatId,
    registration: from.registration || undefined,
    taxNumber: isOnlyTaxNumber ? vatId : undefined,
  });
}

interface Identifiers {
  id?: string;
  registration?: string;
  /** National, without the prefix of a country. */
  taxNumber?: string;
}

export function party(
  of: PaperParty,
  isSubject: boolean,
  { id, registration, taxNumber }: Identifiers = {},
): Element {
  const vatId = isSubject ? vatIdentifier(of) : undefined;
  const hasContact = Boolean(of.company || of.phone || of.email);
  return {
    "ram:ID": id,
    "ram:Name": of.company || of.name,
    "ram:SpecifiedLegalOrganization": registration ? { "ram:ID": registration } : undefined,
    "ram:DefinedTradeContact": hasContact
      ? {
          "ram:PersonName": of.name || undefined,
          "ram:TelephoneUniversalCommunication": of.phone
            ? { "ram:CompleteNumber": of.phone }
            : undefined,
          "ram:EmailURIUniversalCommunication": of.email ? { "ram:URIID": of.email } : undefined,
        }
      : undefined,
    "ram:PostalTradeAddress": postalAddress(of),
    "ram:URIUniversalCommunication": of.email
      ? { "ram:URIID": { "@schemeID": "EM", "#": of.email } }
      : undefined,
    "ram:SpecifiedTaxRegistration": [
      ...(vatId ? [{ "ram:ID": { "@schemeID": "VA", "#": vatId } }] : []),
      ...(taxNumber ? [{ "ram:ID": { "@schemeID": "FC", "#": taxNumber } }] : []),
    ],
  };
}

/** BG-13: a delivery has a name and an address, which must have a country (BR-57). */
export const deliveryAddress = (of: PaperParty): Element => ({
  "ram:Name": of.company || of.name,
  "ram:PostalTradeAddress": of.country ? postalAddress(of) : undefined,
});

function postalAddress({ street, postalCode, city, country }: PaperParty): Element {
  const [lineOne, lineTwo, ...further] = (street ?? "").split("\n").filter(Boolean);
  return {
    "ram:PostcodeCode": postalCode || undefined,
    "ram:LineOne": lineOne,
    "ram:LineTwo": lineTwo,
    "ram:LineThree": further.join(", ") || undefined,
    "ram:CityName": city || undefined,
    "ram:CountryID": country ?? undefined,
  };
}

/** BR-CO-9: it begins with a country, which for Greece is EL and may be XI for the United Kingdom. */
function vatIdentifier({ vatId, country }: PaperParty): string | undefined {
  const id = compact(vatId)?.toUpperCase();
  const prefixes = [
    country ?? "",
    ...(country === "GR" ? ["EL"] : []),
    ...(country === "GB" ? ["XI"] : []),
  ];
  return prefixes.some((prefix) => prefix && id?.startsWith(prefix)) ? id : undefined;
}
