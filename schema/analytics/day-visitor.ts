import { type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Locale } from "../foundation/locale.ts";
import { enumValues, table } from "../foundation/model.ts";

/**
 * A visitor of the present day, so that they are counted once. The row is deleted when the day is over, and with it
 * the salt of its hash: nobody can be recognised on another day.
 */
@table("day_visitors")
export class DayVisitor {
  @PrimaryKey({ type: "date" }) day!: string;

  /** A hash of salt, network and browser. */
  @PrimaryKey({ type: "text" }) visitor!: string;

  @enumValues(() => Locale)
  @Property({ type: "text" })
  locale!: Locale;

  @Property({ type: "text" }) host!: string;

  /** Their first page, and the page from which they opened the contact form. */
  @Property({ type: "text" }) entry!: string;
  @Property({ type: "text", nullable: true }) source?: string | null;

  @enumValues(() => Locale)
  @Property({ type: "text", nullable: true })
  sourceLocale?: Locale | null;

  @Property({ type: "boolean", default: false }) contacted: Opt<boolean> = false;
  @Property({ type: "boolean", default: false }) quoted: Opt<boolean> = false;

  [PrimaryKeyProp]?: ["day", "visitor"];
}
