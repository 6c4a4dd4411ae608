import { entityMutations, entityQueries } from "../foundation/entity-operations.ts";
import { parseInput } from "../foundation/input.ts";
import { Coupon } from "./coupon.ts";
import { CreateCouponInput, UpdateCouponInput } from "./orders.input.ts";

export const CouponQueries = entityQueries(Coupon, {
  write: "order:manage",
  order: { createdAt: "desc", id: "desc" },
});

export const CouponMutations = entityMutations(Coupon, {
  write: "order:manage",
  create: CreateCouponInput,
  update: UpdateCouponInput,
  change,
  conflict: "CONFLICT if the code is taken.",
  deletion: "Orders that have it stay as they are.",
});

function change(
  coupon: Coupon,
  input: UpdateCouponInput,
  created: CreateCouponInput | undefined,
): void {
  const { code, percent, limit, endsAt } = created
    ? parseInput(CreateCouponInput, created)
    : parseInput(UpdateCouponInput, input);
  for (const [name, value] of Object.entries({ code, percent, limit, endsAt }))
    if (value !== undefined) Object.assign(coupon, { [name]: value });
}
