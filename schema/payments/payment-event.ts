import { Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { DAY } from "../foundation/durations.ts";
import type { Context } from "../foundation/context.ts";
import { table } from "../foundation/model.ts";

/** Longer than a provider repeats an event. */
const STORED_FOR_MS = 90 * DAY;

/** An event of a provider, which may come several times and is acted on once. Nobody reads it over the graph. */
@Index({ properties: ["receivedAt"] })
@Index({ properties: ["paymentId"] })
@table("payment_events")
export class PaymentEvent {
  /** Of the provider. */
  @PrimaryKey({ type: "text" }) id!: string;
  @Property({ type: "text" }) provider!: string;
  @Property({ type: "text" }) type!: string;

  /** Null if it is about no payment of ours. */
  @Property({ type: "uuid", nullable: true }) paymentId?: string | null;
  @Property({ type: "datetime", length: 3 }) createdAt!: Date;
  @Property({ type: "datetime", length: 3 }) receivedAt!: Date;

  constructor(values: PaymentEvent) {
    Object.assign(this, values);
  }
}

export const deleteOldEvents = (context: Context): Promise<number> =>
  context.em.nativeDelete(PaymentEvent, {
    receivedAt: { $lt: new Date(context.now().getTime() - STORED_FOR_MS) },
  });
