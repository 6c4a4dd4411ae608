import { Field, InputType, Int } from "type-graphql";
import { orderInput } from "../foundation/order-input.ts";
import { orderOf } from "../foundation/order.ts";
import { DocumentInput } from "../publication/published.input.ts";
import { Page } from "./page.ts";

@InputType()
export class CreatePageInput extends DocumentInput {
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the footer of the site links to it.",
  })
  inFooter?: boolean;
  @Field(() => Int, { nullable: true, description: "Its place in the footer, the lowest first." })
  order?: number;
}

@InputType()
export class UpdatePageInput extends CreatePageInput {
  @Field(() => Int, {
    nullable: true,
    description:
      "The `version` of the page that was edited. CONFLICT if it was changed since; omit it to skip the check.",
  })
  version?: number | null;
}

const FIELDS = orderOf(Page, {
  TITLE: "sortTitle",
  ORDER: "order",
  UPDATED_AT: "updatedAt",
});

export const PageOrder = orderInput({ input: "PageOrder", field: "PageOrderField" }, FIELDS);
export type PageOrder = InstanceType<typeof PageOrder>;
