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

const FIELDS = orderOf(Page, {
  TITLE: "sortTitle",
  ORDER: "order",
  UPDATED_AT: "updatedAt",
});

export const PageOrder = orderInput({ input: "PageOrder", field: "PageOrderField" }, FIELDS);
export type PageOrder = InstanceType<typeof PageOrder>;
