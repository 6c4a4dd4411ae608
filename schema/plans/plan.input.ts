import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { currencyCode, href, line, text, textByLocale } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";

const price = () =>
  z
    .int("Not valid")
    .min(0, "Not valid")
    .max(1_000_000_000, "Not valid")
    .meta({
      type: () => Int,
      description: "In the smallest unit of the currency, such as cents. Null removes it.",
    });

@InputType()
export class UpdatePlanInput extends VersionedInput {
  @inputField(textByLocale(line(80))) name?: LocalizedTextInput;
  @inputField(textByLocale(line(160))) description?: LocalizedTextInput;
  @inputField(price(), { nullable: true }) monthlyPrice?: number | null;
  @inputField(price(), { nullable: true }) yearlyPrice?: number | null;
  @inputField(currencyCode()) currency?: string;
  @inputField(textByLocale(text(4000)), { description: "One per line." })
  features?: LocalizedTextInput;
  @Field(() => Boolean, { nullable: true }) highlighted?: boolean;
  @inputField(textByLocale(line(40))) ctaLabel?: LocalizedTextInput;
  @inputField(href(), { nullable: true }) ctaHref?: string | null;
  @Field(() => Int, { nullable: true }) order?: number;
}

@InputType()
export class CreatePlanInput extends UpdatePlanInput {
  @inputField(textByLocale(line(80)), { required: true }) declare name: LocalizedTextInput;
}
