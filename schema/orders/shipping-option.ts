import type { Opt } from "@mikro-orm/core";
import { DeletableEntity } from "../foundation/entity.ts";
import { line } from "../foundation/input.ts";
import type { Localized } from "../foundation/locale.ts";
import { int, localized, model, money, text } from "../foundation/model.ts";
import { amountInput, basisPointsInput } from "../pricing/amount-input.ts";

@model({
  table: "shipping_options",
  messages: { notFound: "Shipping option not found" },
  description: "A way to send what was bought, at one price whatever it weighs.",
})
export class ShippingOption extends DeletableEntity {
  @localized({ input: line(80), required: true })
  name: Localized = {};

  @localized({ input: line(160), description: "Such as how long it takes." })
  description: Localized = {};

  @money({ input: amountInput(), required: true, description: "With tax." })
  price!: number;

  @text({ description: "The currency of the price: that of the site when it was made." })
  currency!: string;

  @int({
    input: basisPointsInput(),
    default: 0,
    description: "The tax that the price contains, in basis points: 2500 is 25 %.",
  })
  taxRate: Opt<number> = 0;

  @int({ input: true, default: 0, description: "Lists are sorted by it, lowest first." })
  order: Opt<number> = 0;
}
