import { PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";

/** What visitors of a day are hashed with, by all processes. It is deleted when the day is over. */
@table("visitor_salts")
export class VisitorSalt {
  @PrimaryKey({ type: "date" }) day!: string;

  @Property({ type: "text" }) salt!: string;
}
