import { GraphQLSafeInt } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "An amount of money." })
export class Money {
  @Field(() => GraphQLSafeInt, {
    simple: true,
    description: "In the smallest unit of the currency, such as cents.",
  })
  amount!: number;

  @Field(() => String, { simple: true, description: "ISO 4217 code, such as `EUR`." })
  currency!: string;
}
