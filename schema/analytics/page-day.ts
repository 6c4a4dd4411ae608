import { type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Locale } from "../foundation/locale.ts";
import { enumValues, table } from "../foundation/model.ts";

/** How often a page of the site was read on a day of Europe/Vienna, and what it led to. */
@table("page_days")
export class PageDay {
  @PrimaryKey({ type: "date" }) day!: string;

  @enumValues(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

  /** Without the prefix of its language; secrets in it are "…". */
  @PrimaryKey({ type: "text" }) path!: string;

  @Property({ type: "integer", default: 0 }) views: Opt<number> = 0;

  /** Visitors whose first page of the day it was, and how many of them wrote. */
  @Property({ type: "integer", default: 0 }) entries: Opt<number> = 0;
  @Property({ type: "integer", default: 0 }) entryContacts: Opt<number> = 0;
  @Property({ type: "integer", default: 0 }) entryQuotes: Opt<number> = 0;

  /** Visitors who opened the contact form from it, and wrote. */
  @Property({ type: "integer", default: 0 }) contacts: Opt<number> = 0;
  @Property({ type: "integer", default: 0 }) quotes: Opt<number> = 0;

  [PrimaryKeyProp]?: ["day", "locale", "path"];

  constructor(values: Pick<PageDay, "day" | "locale" | "path"> & Partial<PageDay>) {
    Object.assign(this, values);
  }
}
