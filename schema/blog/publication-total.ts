import { type Opt, PrimaryKeyProp } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Locale } from "../foundation/locale.ts";
import { entities, oneOfSet } from "../foundation/model.ts";

/**
 * How many posts a language has that were published in a month (UTC): their sum is the total, and
 * a page far away is found in the month that holds it. Triggers of publications keep it; months
 * that are empty again stay with 0, so that two writers never meet over a row that goes.
 */
@Entity({ tableName: "publication_totals" })
export class PublicationTotal {
  @oneOfSet(() => Locale)
  @PrimaryKey({ type: "text" })
  locale!: Locale;

  /** Its first moment. */
  @PrimaryKey({ type: "datetime", length: 3 }) month!: Date;

  @Property({ type: "integer" }) total: Opt<number> = 0;

  [PrimaryKeyProp]?: ["locale", "month"];
}

entities.push(PublicationTotal);
