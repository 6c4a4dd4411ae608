import { Enum, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Locale } from "../foundation/locale.ts";
import { table } from "../foundation/model.ts";
import { uuid } from "../foundation/uuid.ts";

/** A moment as a column; a new object each time, because MikroORM mutates the options. */
const moment = () => ({ type: "datetime", length: 3 }) as const;

/**
 * An email address to which one mail is sent when the site opens, once its owner has confirmed it.
 * Not a type of the graph, because nobody reads it.
 */
@Index({ properties: ["createdAt"] })
@table("opening_notices")
export class OpeningNotice {
  @PrimaryKey({ type: "uuid" }) id: string = uuid();
  @Unique()
  @Property({ type: "text" })
  email: string;
  @Enum({ items: () => Locale, type: "text" }) locale: Locale;

  // of the secret in the mailed link; the table holds no secret
  @Unique()
  @Property({ type: "text" })
  tokenHash!: string;

  @Property(moment()) createdAt: Date;
  @Property({ ...moment(), nullable: true }) confirmedAt: Date | null = null;

  constructor(email: string, locale: Locale, now: Date) {
    this.email = email;
    this.locale = locale;
    this.createdAt = now;
  }
}
