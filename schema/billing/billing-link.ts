import { Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { DAY, MINUTE } from "../foundation/durations.ts";
import type { Context } from "../foundation/context.ts";
import { table } from "../foundation/model.ts";
import { uuid } from "../foundation/uuid.ts";

/** How long a link that was mailed can be opened. */
const HOLDS_MS = 15 * MINUTE;

/** How long the browser that opened it sees what was sent to the address. */
export const SHOWN_MS = 30 * MINUTE;

/**
 * A link to the invoices and payments of an email address, which was mailed to it. It is opened once; its id is then
 * in a cookie of the browser that did so. Not a type of the graph, because nobody reads it.
 */
@Unique({ properties: ["tokenHash"] })
@Index({ properties: ["email", "createdAt"] })
@Index({ properties: ["expiresAt"] })
@table("billing_links")
export class BillingLink {
  @PrimaryKey({ type: "uuid" }) id: string = uuid();
  @Property({ type: "text" }) email!: string;

  // the secret itself is only in the mail
  @Property({ type: "text" }) tokenHash!: string;
  @Property({ type: "datetime", length: 3 }) createdAt!: Date;
  @Property({ type: "datetime", length: 3 }) expiresAt!: Date;

  /** Null until it is opened. */
  @Property({ type: "datetime", length: 3, nullable: true }) shownUntil?: Date | null;

  constructor(email: string, tokenHash: string, now: Date) {
    const expiresAt = new Date(now.getTime() + HOLDS_MS);
    Object.assign(this, { email, tokenHash, createdAt: now, expiresAt });
  }
}

/** The link that this browser has opened, as long as it shows something. */
export async function openedLink(context: Context): Promise<BillingLink | null> {
  const ids = [...context.viewer.claims.of("billingLinks")];
  if (!ids.length) return null;
  return context.em.findOne(
    BillingLink,
    { id: { $in: ids }, shownUntil: { $gt: context.now() } },
    { orderBy: { shownUntil: "desc" }, refresh: true },
  );
}

/** Deletes links a day after nobody can open them any more. */
export const deleteOldLinks = (context: Context): Promise<number> =>
  context.em.nativeDelete(BillingLink, {
    expiresAt: { $lt: new Date(context.now().getTime() - DAY) },
  });
