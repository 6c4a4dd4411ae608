import type { Opt } from "@mikro-orm/core";
import { DeletableEntity } from "../foundation/entity.ts";
import type { Localized } from "../foundation/locale.ts";
import { boolean, int, localized, model, money, text } from "../foundation/model.ts";

@model({
  table: "plans",
  messages: { notFound: "Plan not found" },
  description: "What can be subscribed to, as the page /pricing offers it.",
})
export class Plan extends DeletableEntity {
  @localized()
  name: Localized = {};

  @localized({ description: "One sentence: whom it is for." })
  description: Localized = {};

  @money({ nullable: true, description: "The price of a month, if it can be paid by the month." })
  monthlyPrice?: number | null;

  @money({ nullable: true, description: "The price of a year, if it can be paid by the year." })
  yearlyPrice?: number | null;

  @text({ default: "EUR", description: "ISO 4217 code of its prices." })
  currency: Opt<string> = "EUR";

  @localized({
    description:
      "One per line. `Storage: 2 GB` is a feature with a value: plans are compared by what stands before the colon.",
  })
  features: Localized = {};

  @boolean({ default: false, description: "It stands out among the plans." })
  highlighted: Opt<boolean> = false;

  @localized({ description: "What its button says." })
  ctaLabel: Localized = {};

  @text({ nullable: true, description: "Where its button leads: a path on this site, or a URL." })
  ctaHref?: string | null;

  @int({ default: 0, description: "Lists are sorted by it, lowest first." })
  order: Opt<number> = 0;
}
