import { domainToASCII, domainToUnicode } from "node:url";

/** A domain in its one stored form: small letters, as people read it (`blåbær.example`, not `xn--blbr-roah`). */
export const storedDomain = (domain: string): string => {
  const small = domain.trim().normalize("NFC").toLowerCase();
  return domainToUnicode(domainToASCII(small)) || small;
};

/** An email address in its one stored form, in which it is compared. */
export const storedAddress = (address: string): string => {
  const small = address.trim().normalize("NFC").toLowerCase();
  const at = small.lastIndexOf("@") + 1;
  return at ? small.slice(0, at) + storedDomain(small.slice(at)) : small;
};
