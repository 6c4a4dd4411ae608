import { PrimaryKeyProp } from "@mikro-orm/core";
import { PrimaryKey } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";
import { ReferrerCounts } from "./referrer-counts.ts";

/** Where the visitors of a day of Europe/Vienna came from. */
@table("referrer_days")
export class ReferrerDay extends ReferrerCounts {
  @PrimaryKey({ type: "date" }) day!: string;

  /** The host of the page that linked here; "" if there was none, "*" for those beyond the limit of a day. */
  @PrimaryKey({ type: "text" }) host!: string;

  [PrimaryKeyProp]?: ["day", "host"];

  constructor(values: Pick<ReferrerDay, "day" | "host"> & Partial<ReferrerDay>) {
    super();
    Object.assign(this, values);
  }
}
