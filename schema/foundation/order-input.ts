import { Field, InputType, registerEnumType } from "type-graphql";
import { Direction } from "./connection.ts";

/**
 * Creates the input that orders a list: one of the fields declared by `orderOf`, and a direction.
 */
export function orderInput<const Name extends string>(
  names: { input: string; field: string },
  fields: Readonly<Record<string, Name>>,
) {
  registerEnumType(fields, { name: names.field });

  @InputType(names.input)
  class OrderInput {
    @Field(() => fields) field!: Name;
    @Field(() => Direction, { defaultValue: Direction.ASC }) direction!: Direction;
  }

  return OrderInput;
}
