import { Field, InputType } from "type-graphql";
import type { z } from "zod";
import type { Context } from "./context.ts";
import type { StoredEntity } from "./entity.ts";
import { Invalid } from "./errors.ts";
import { id, parseInput, textByLocale } from "./input.ts";
import { inputField, VersionedInput } from "./input-field.ts";
import { type Localized, merged } from "./locale.ts";
import { type WritableProperty, writableProperties } from "./model.ts";
import type { EntityClass } from "./reading/descriptions/read-query.ts";

type Input = new () => VersionedInput;
type Values = Record<string, unknown>;

/** What the input of a property is called: of a relation, the id. */
export const inputName = (name: string, { kind }: WritableProperty): string =>
  kind === "relation" ? `${name}Id` : name;

/** Input types of the properties of a class that declare `input`, and how they are brought into a row. */
export function entityInputs<T extends StoredEntity>(entity: EntityClass<T>) {
  const properties = [...(writableProperties.get(entity) ?? [])];

  @InputType(`Update${entity.name}Input`)
  class Update extends VersionedInput {}
  for (const [name, property] of properties) declareField(Update, name, property);

  @InputType(`Create${entity.name}Input`)
  class Create extends Update {}
  for (const [name, property] of properties) {
    if (property.required) declareField(Create, name, property, true);
  }

  /** Changes a row to what was sent; throws INVALID where that is not valid. */
  async function apply(row: T, input: VersionedInput, context: Context): Promise<void> {
    const sent = parseInput(Update, input) as object as Values;
    const values = row as object as Values;
    for (const [name, property] of properties) {
      const value = sent[inputName(name, property)];
      if (property.kind === "localized") {
        const texts = merged(values[name] as Localized, value as Localized<string | null>);
        if (property.required && !Object.keys(texts).length)
          throw new Invalid({ [name]: "Required" });
        values[name] = texts;
      } else if (value === null ? property.nullable : value !== undefined) {
        values[name] =
          property.kind === "relation" ? await related(name, property, value, context) : value;
      }
    }
  }
  return { Create, Update, apply };
}

/** The row with this id, if it may be referred to. */
async function related(
  name: string,
  property: WritableProperty,
  key: unknown,
  context: Context,
): Promise<object | null> {
  if (key === null) return null;
  const row = await context.find(property.type() as EntityClass<StoredEntity>, key as string);
  if (property.accepts?.(row) === false) {
    throw new Invalid({ [inputName(name, property)]: "Not valid" });
  }
  return row;
}

function declareField(of: Input, name: string, property: WritableProperty, required = false): void {
  const { kind, type, nullable, description, validator } = property;
  const field = inputName(name, property);
  const prototype = of.prototype as never;
  if (kind === "relation") {
    inputField(id(), { nullable, required, description })(prototype, field);
  } else if (kind === "localized") {
    const texts = textByLocale(validator as z.ZodType<string>);
    inputField(texts, { required, description })(prototype, field);
  } else if (validator) {
    inputField(validator, { type, nullable, required, description })(prototype, field);
  } else {
    Field(type as never, { nullable: !required, description })(prototype, field);
  }
}
