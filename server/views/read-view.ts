import type { IncomingHttpHeaders } from "node:http";
import { type Locale, LOCALES } from "../../schema/foundation/locale.ts";
import { loggablePath } from "../../schema/foundation/loggable-path.ts";
import { agentOf, isBrowser } from "./browser-of.ts";

/** A page of the site as it is counted: without the prefix of its language, queries and secrets. */
interface CountedPage {
  locale: Locale;
  path: string;
}

/** What a request for a page is counted as. */
export interface View extends CountedPage {
  /** The host of the page that linked here; "" if there is none, or it is this site. */
  host: string;
  /** The page of this site from which the contact form was opened. */
  source?: CountedPage;
}

const MAX_PATH = 300;
const MAX_HOST = 100;

/** Not pages of the site: its tools, answers to programs, and pages that say that there is nothing. */
const UNCOUNTED =
  /^\/(?:api|auth|dashboard|graphql|locale|settings|share|unsubscribe|maintenance|403|404|500)(?:\/|$)/;

const CONTACT_PATH = "/contact-us";

/** React Router asks for what a page shows at its path with this end; at "/_.data" and "/_root.data" for the start page. */
const DATA = /(?:\/_(?:root)?)?\.data$/;

/** A request that was answered. */
export interface AnsweredRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/**
 * What a request is counted as that was answered with a page, or with what the next page in the same window shows;
 * undefined for programs, for what a browser loads in advance, and for pages that show themselves again.
 */
export function readView(
  { method, url = "", headers }: AnsweredRequest,
  ownHosts: readonly string[],
): View | undefined {
  if (method !== "GET" || isInAdvance(headers) || !isBrowser(agentOf(headers))) return undefined;
  const raw = pathOf(url);
  const isData = DATA.test(raw);
  const page = pageAt(raw.replace(DATA, "") || "/");
  if (!page) return undefined;
  const from = referrerOf(headers.referer);
  const isOwn = from !== undefined && [headers.host, ...ownHosts].includes(from.host);
  const before = isOwn ? pageAt(from.pathname) : undefined;
  if (isData && before && isSame(before, page)) return undefined;
  const isContact = page.path === CONTACT_PATH && before && !isSame(before, page);
  return {
    ...page,
    host: from && !isOwn ? hostOf(from) : "",
    ...(isContact && { source: before }),
  };
}

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? url;

const isInAdvance = (headers: IncomingHttpHeaders): boolean =>
  [headers["sec-purpose"], headers["purpose"], headers["x-moz"]].some((purpose) =>
    String(purpose ?? "").includes("prefetch"),
  );

const isSame = (one: CountedPage, other: CountedPage): boolean =>
  one.path === other.path && one.locale === other.locale;

/** The page at a path, however that is written; undefined if it is none of the site. */
function pageAt(raw: string): CountedPage | undefined {
  const decoded = decode(loggablePath(raw));
  if (decoded === undefined || decoded.length > MAX_PATH) return undefined;
  const whole = decoded
    .toLowerCase()
    .replaceAll(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
  const first = whole.split("/", 2)[1];
  const locale = LOCALES.find((one) => one === first && one !== "en") ?? "en";
  const path = locale === "en" ? whole : whole.slice(locale.length + 1) || "/";
  return UNCOUNTED.test(path) ? undefined : { locale, path };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const referrerOf = (referrer: string | undefined): URL | undefined =>
  (referrer && URL.parse(referrer)) || undefined;

/** Only the host is stored: a path may say who linked, or hold a secret. */
const hostOf = ({ protocol, hostname }: URL): string =>
  protocol.startsWith("http") && hostname.length <= MAX_HOST
    ? hostname.toLowerCase().replace(/^www\./, "")
    : "";
