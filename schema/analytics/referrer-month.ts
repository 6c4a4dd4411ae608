import { PrimaryKeyProp } from "@mikro-orm/core";
import { PrimaryKey } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";
import { ReferrerCounts } from "./referrer-counts.ts";

/** Where the visitors of a month came from that is over: the sums of its days. */
@table("referrer_months")
export class ReferrerMonth extends ReferrerCounts {
  /** Its first day. */
  @PrimaryKey({ type: "date" }) month!: string;

  @PrimaryKey({ type: "text" }) host!: string;

  [PrimaryKeyProp]?: ["month", "host"];
}
