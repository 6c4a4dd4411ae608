import { createHmac, timingSafeEqual } from "node:crypto";
import { type Locale, LOCALES } from "../../schema/foundation/locale.ts";

// The link needs no row and never expires, as mails do not. It says whose mails of which kind it ends, and
// in which language they are.

const MAC_LENGTH = 16;

interface Ended {
  /** `<user id> <notification kind>` */
  unsubscribes: string;
  locale: Locale;
}

const macOf = (text: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(`unsubscribe ${text}`).digest().subarray(0, MAC_LENGTH);

/** The path of the page that ends these mails. */
export function unsubscribePath({ unsubscribes, locale }: Ended, secret: string): string {
  const text = `${locale} ${unsubscribes}`;
  const token = Buffer.concat([macOf(text, secret), Buffer.from(text)]).toString("base64url");
  return `/unsubscribe/${token}`;
}

/** What a link ends; undefined unless this server made it. */
export function readUnsubscribe(token: string, secret: string): Ended | undefined {
  const bytes = Buffer.from(token, "base64url");
  const text = bytes.subarray(MAC_LENGTH).toString();
  const mac = bytes.subarray(0, MAC_LENGTH);
  if (mac.length < MAC_LENGTH || !timingSafeEqual(mac, macOf(text, secret))) return undefined;
  const [, code, unsubscribes = ""] = /^(\w+) (.+)$/.exec(text) ?? [];
  const locale = LOCALES.find((each) => each === code);
  return locale && { locale, unsubscribes };
}
