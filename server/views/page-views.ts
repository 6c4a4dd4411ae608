import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { EntityManager } from "@mikro-orm/core";
import { type PageCount, saltOf, storeViews, type Visit } from "../../schema/analytics/index.ts";
import type { Services, Visits } from "../../schema/foundation/services.ts";
import { dayOf, startOfDay } from "../../schema/time/index.ts";
import { browserOf } from "./browser-of.ts";
import { addressOf, networkOf } from "../gateway/address.ts";
import type { TrustedProxies } from "../gateway/trusted-proxies.ts";
import { readView, type View } from "./read-view.ts";

/** Until they are stored; what comes beyond is not counted. */
const MAX_PAGES = 10_000;
const MAX_VISITS = 20_000;

/** Half of a SHA-256: enough to tell the visitors of a day from each other. */
const HASH_LENGTH = 32;

/** A visitor before they are hashed: network and browser. In memory alone, for seconds. */
type Pending = Omit<Visit, "visitor"> & { network: string; browser: string };

interface Parts {
  em: () => EntityManager;
  services: Pick<Services, "clock" | "tablesWritten">;
  trustProxy: TrustedProxies;
  /** The hosts of the site's own addresses. */
  hosts: readonly string[];
}

/** Who reads a page, if they are signed in. */
interface Reader {
  memberId: string | undefined;
  isStaff: boolean;
}

const VISITOR: Reader = { memberId: undefined, isStaff: false };

/**
 * Counts the pages that are sent, in memory, until they are stored together. Nothing is written while a page is sent:
 * of a cached one half a million may be sent in a minute.
 */
export class PageViews implements Visits {
  #pages = new Map<string, PageCount>();
  #visits = new Map<string, Pending>();
  #storing: Promise<void> = Promise.resolve();
  /** The present day, until it ends; computed anew only then. */
  #today = { day: "", ends: 0 };
  #salt = { day: "", salt: "" };

  constructor(private readonly parts: Parts) {}

  /** Counts a request that was answered with a page. */
  count(request: IncomingMessage, { memberId, isStaff }: Reader = VISITOR): void {
    if (isStaff) return;
    const view = readView(request, this.parts.hosts);
    if (!view) return;
    const day = this.#day();
    const member = memberId ?? null;
    this.#add({ day, locale: view.locale, path: view.path, member, views: 1 });
    const network = networkOf(addressOf(request, this.parts.trustProxy));
    this.#visit({ day, network, browser: browserOf(request.headers), member, ...entryOf(view) });
  }

  wrote({ network, browser, isStaff }: Parameters<Visits["wrote"]>[0], kind: "contact" | "quote") {
    if (isStaff) return;
    const [contacted, quoted] = [kind === "contact", kind === "quote"];
    this.#visit({ day: this.#day(), network, browser, member: null, contacted, quoted });
  }

  /** Stores what was counted. What cannot be stored is kept for the next time. */
  store(): Promise<void> {
    const done = this.#storing.then(() => this.#store());
    this.#storing = done.catch(() => undefined);
    return done;
  }

  async #store(): Promise<void> {
    this.#forgetSalt();
    if (!this.#pages.size && !this.#visits.size) return;
    const [pages, visits] = [this.#pages, this.#visits];
    [this.#pages, this.#visits] = [new Map(), new Map()];
    try {
      const hashed: Visit[] = [];
      for (const { network, browser, ...visit } of visits.values()) {
        hashed.push({ ...visit, visitor: await this.#hash(visit.day, network, browser) });
      }
      await storeViews([...pages.values()], hashed, this.parts.em());
    } catch (error) {
      for (const page of pages.values()) this.#add(page);
      for (const visit of visits.values()) this.#visit(visit);
      throw error;
    }
    this.parts.services.tablesWritten(["post_views", "project_views"]);
  }

  #add(count: PageCount): void {
    const { day, locale, path, member, views } = count;
    const key = `${day} ${locale} ${member} ${path}`;
    const known = this.#pages.get(key);
    if (known) known.views += views;
    else if (this.#pages.size < MAX_PAGES) this.#pages.set(key, { ...count });
  }

  /** Without a browser the visitor is not to be recognised. */
  #visit(seen: Pick<Pending, "day" | "network" | "browser" | "member"> & Partial<Pending>): void {
    const { day, network, browser } = seen;
    if (!browser) return;
    const key = `${day} ${network} ${browser}`;
    const known = this.#visits.get(key);
    if (!known && this.#visits.size >= MAX_VISITS) return;
    this.#visits.set(key, {
      day,
      network,
      browser,
      member: known?.member ?? seen.member,
      ...(known?.entry ? entryIn(known) : entryIn(seen)),
      source: seen.source ?? known?.source ?? null,
      sourceLocale: seen.sourceLocale ?? known?.sourceLocale ?? null,
      contacted: Boolean(seen.contacted || known?.contacted),
      quoted: Boolean(seen.quoted || known?.quoted),
    });
  }

  #day(): string {
    const now = this.parts.services.clock.now();
    if (now.getTime() >= this.#today.ends) {
      const day = dayOf(now);
      const next = String(Temporal.PlainDate.from(day).add({ days: 1 }));
      this.#today = { day, ends: startOfDay(next).getTime() };
    }
    return this.#today.day;
  }

  async #hash(day: string, network: string, browser: string): Promise<string> {
    if (this.#salt.day !== day) this.#salt = { day, salt: await saltOf(day, this.parts.em()) };
    const hmac = createHmac("sha256", this.#salt.salt).update(`${network}\n${browser}`);
    return hmac.digest("hex").slice(0, HASH_LENGTH);
  }

  /** Also where nobody reads a page on the next day. */
  #forgetSalt(): void {
    if (this.#salt.day !== this.#day()) this.#salt = { day: "", salt: "" };
  }
}

const entryOf = ({ locale, path, host, source }: View) => ({
  locale,
  entry: path,
  host,
  source: source?.path ?? null,
  sourceLocale: source?.locale ?? null,
});

const entryIn = ({ locale, entry, host }: Partial<Pending>) => ({
  locale: locale ?? null,
  entry: entry ?? null,
  host: host ?? null,
});
