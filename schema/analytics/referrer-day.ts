import { type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";

/** Where the visitors of a day of Europe/Vienna came from. */
@table("referrer_days")
export class ReferrerDay {
  @PrimaryKey({ type: "date" }) day!: string;

  /** The host of the page that linked here; "" if there was none, "*" for those beyond the limit of a day. */
  @PrimaryKey({ type: "text" }) host!: string;

  @Property({ type: "integer", default: 0 }) visitors: Opt<number> = 0;
  @Property({ type: "integer", default: 0 }) contacts: Opt<number> = 0;
  @Property({ type: "integer", default: 0 }) quotes: Opt<number> = 0;

  [PrimaryKeyProp]?: ["day", "host"];

  constructor(values: Pick<ReferrerDay, "day" | "host"> & Partial<ReferrerDay>) {
    Object.assign(this, values);
  }
}
