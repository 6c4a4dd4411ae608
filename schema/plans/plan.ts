import type { Opt } from "@mikro-orm/core";
import { z } from "zod";
import { DeletableEntity } from "../foundation/entity.ts";
import { currencyCode, href, line, text as lines } from "../foundation/input.ts";
import type { Localized } from "../foundation/locale.ts";
import { boolean, int, localized, model, money, text } from "../foundation/model.ts";

const price = () =>
  z
    .int("A whole number")
    .min(0, "At least 0")
    .max(1_000_000_000, "Not valid")
    .meta({ description: "In the smallest unit of the currency, such as cents. Null removes it." });

@model({
  table: "plans",
  messages: { notFound: "Plan not found" },
  description: "What can be subscribed to, as the page /pricing offers it.",
})
export class Plan extends DeletableEntity {
  @localized({ input: line(80), required: true })
  name: Localized = {};

  @localized({ input: line(160), description: "One sentence: whom it is for." })
  description: Localized = {};

  @money({
    input: price(),
    nullable: true,
    description: "The price of a month, if it can be paid by the month.",
  })
  monthlyPrice?: number | null;

  @money({
    input: price(),
    nullable: true,
    description: "The price of a year, if it can be paid by the year.",
  })
  yearlyPrice?: number | null;

  @text({
    input: currencyCode(),
    default: "EUR",
    description: "The currency of its prices, such as EUR.",
  })
  currency: Opt<string> = "EUR";

  @localized({
    input: lines(4000),
    description:
      "One per line. `Storage: 2 GB` is a feature with a value: plans are compared by what comes before the colon.",
  })
  features: Localized = {};

  @boolean({ input: true, default: false, description: "It stands out among the plans." })
  highlighted: Opt<boolean> = false;

  @localized({ input: line(40), description: "What its button says." })
  ctaLabel: Localized = {};

  @text({ input: href(), nullable: true, description: "Where its button leads." })
  ctaHref?: string | null;

  @int({ input: true, default: 0, description: "Lists are sorted by it, lowest first." })
  order: Opt<number> = 0;
}
