import { Field, InputType, registerEnumType } from "type-graphql";
import { Direction } from "./connection.ts";
import { valuesConfig } from "./enum-type.ts";

/**
 * Creates the input that orders a list: one of the fields declared by `orderOf`, and a direction.
 */
export function orderInput<const Name extends string>(
  names: { input: string; field: string },
  fields: Readonly<Record<string, Name>>,
) {
  const texts = Object.keys(fields).map((name) => [name, `By \`${camelCase(name)}\`.`]);
  registerEnumType(fields, {
    name: names.field,
    valuesConfig: valuesConfig(Object.fromEntries(texts)),
  });

  @InputType(names.input)
  class OrderInput {
    @Field(() => fields) field!: Name;
    @Field(() => Direction, { defaultValue: Direction.ASC }) direction!: Direction;
  }

  return OrderInput;
}

const camelCase = (name: string): string =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
