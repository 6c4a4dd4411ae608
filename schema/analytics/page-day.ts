import { PrimaryKeyProp } from "@mikro-orm/core";
import { PrimaryKey } from "@mikro-orm/decorators/legacy";
import { Locale } from "../foundation/locale.ts";
import { enumValues, table } from "../foundation/model.ts";
import { PageCounts } from "./page-counts.ts";

/** The counts of a page on a day of Europe/Vienna. */
@table("page_days")
export class PageDay extends PageCounts {
  @PrimaryKey({ type: "date" }) day!: string;

  @enumValues(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

  /** Without the prefix of its language; secrets in it are "…". */
  @PrimaryKey({ type: "text" }) path!: string;

  [PrimaryKeyProp]?: ["day", "locale", "path"];

  constructor(values: Pick<PageDay, "day" | "locale" | "path"> & Partial<PageDay>) {
    super();
    Object.assign(this, values);
  }
}
