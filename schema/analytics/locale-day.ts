import { type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Locale } from "../foundation/locale.ts";
import { enumValues, table } from "../foundation/model.ts";

/** The figures of a language on a day of Europe/Vienna; all languages together are the site's. */
@table("locale_days")
export class LocaleDay {
  @PrimaryKey({ type: "date" }) day!: string;

  @enumValues(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

  @Property({ type: "integer", default: 0 }) views: Opt<number> = 0;

  /** By the language of their first page of the day, so that each counts once. */
  @Property({ type: "integer", default: 0 }) visitors: Opt<number> = 0;
  @Property({ type: "integer", default: 0 }) contacts: Opt<number> = 0;
  @Property({ type: "integer", default: 0 }) quotes: Opt<number> = 0;

  [PrimaryKeyProp]?: ["day", "locale"];

  constructor(values: Pick<LocaleDay, "day" | "locale"> & Partial<LocaleDay>) {
    Object.assign(this, values);
  }
}
