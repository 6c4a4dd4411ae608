import type { Opt } from "@mikro-orm/core";
import { Check, Index } from "@mikro-orm/decorators/legacy";
import { DeletableEntity } from "../foundation/entity.ts";
import { dateTime, int, model, text } from "../foundation/model.ts";

@Index({
  name: "coupons_code_unique", // a deleted coupon releases its code
  expression: `create unique index "coupons_code_unique" on "coupons" ("code") where "deleted_at" is null`,
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["deletedAt", "id"] })
@Check({ name: "coupons_percent_check", expression: `"percent" >= 1 and "percent" <= 100` })
@Check({ name: "coupons_used_check", expression: `"used" >= 0` })
@model({
  table: "coupons",
  messages: { notFound: "Coupon not found", taken: "This code is taken" },
  description: "A code that takes a share off the subtotal of an order.",
})
export class Coupon extends DeletableEntity {
  @text({ description: "What buyers type, in capitals; unique." })
  code!: string;

  @int({ description: "What it takes off, in percent." })
  percent!: number;

  @int({ nullable: true, description: "How many orders may have it; null without a limit." })
  limit?: number | null;

  @dateTime({ nullable: true, description: "When it ends; null if it does not." })
  endsAt?: Date | null;

  @int({ default: 0, description: "How many orders have it." })
  used: Opt<number> = 0;
}
