import { firstCharacters } from "../../schema/foundation/characters.ts";
import type { Config } from "../config.ts";
import { addressOf, locationOf, type Request } from "../gateway/address.ts";

/** What a session remembers about the browser that started it. */
export interface Device {
  /** A readable name: "Firefox on Linux". */
  name: string;
  userAgent: string;
  /** The network part of the IP address. */
  network: string;
}

const MAX_LENGTH = 300;

// Order matters: each browser's user agent also contains names of browsers further down.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/\bcurl\//, "curl"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

const named = (userAgent: string, names: [RegExp, string][]): string | undefined =>
  names.find(([form]) => form.test(userAgent))?.[1];

export function deviceOf(request: Request, { trustProxy }: Pick<Config, "trustProxy">): Device {
  const userAgent = firstCharacters(request.headers["user-agent"] ?? "", MAX_LENGTH);
  const parts = [named(userAgent, BROWSERS), named(userAgent, SYSTEMS)].filter((part) => part);
  return {
    name: parts.join(" on ") || "Another program",
    userAgent,
    network: locationOf(addressOf(request, trustProxy)),
  };
}
