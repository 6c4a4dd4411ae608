import { type Opt } from "@mikro-orm/core";
import { Property } from "@mikro-orm/decorators/legacy";

/** How often a page of the site was read in some time, and what it led to. */
export abstract class PageCounts {
  @Property({ type: "integer", default: 0 }) views: Opt<number> = 0;

  /** Visitors whose first page of the day it was, and how many of them wrote. */
  @Property({ type: "integer", default: 0 }) entries: Opt<number> = 0;
  @Property({ type: "integer", default: 0 }) entryContacts: Opt<number> = 0;
  @Property({ type: "integer", default: 0 }) entryQuotes: Opt<number> = 0;

  /** Visitors who opened the contact form from it, and wrote. */
  @Property({ type: "integer", default: 0 }) contacts: Opt<number> = 0;
  @Property({ type: "integer", default: 0 }) quotes: Opt<number> = 0;
}
