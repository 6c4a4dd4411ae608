import { PrimaryKeyProp } from "@mikro-orm/core";
import { PrimaryKey } from "@mikro-orm/decorators/legacy";
import { Locale } from "../foundation/locale.ts";
import { enumValues, table } from "../foundation/model.ts";
import { PageCounts } from "./page-counts.ts";

/** The counts of a page in a month that is over: the sums of its days. */
@table("page_months")
export class PageMonth extends PageCounts {
  /** Its first day. */
  @PrimaryKey({ type: "date" }) month!: string;

  @enumValues(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

  @PrimaryKey({ type: "text" }) path!: string;

  [PrimaryKeyProp]?: ["month", "locale", "path"];
}
