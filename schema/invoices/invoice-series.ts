import { type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { Property } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";

/** The next number of each series and year; a row is locked by the transaction that takes a number. */
@table("invoice_series")
export class InvoiceSeries {
  @Property({ primary: true, type: "text" }) series!: string;

  @Property({ primary: true, type: "integer" }) year!: number;

  @Property({ type: "integer", default: 1 }) next: Opt<number> = 1;

  [PrimaryKeyProp]?: ["series", "year"];
}
