import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";

interface InputFieldOptions {
  /** The field's type in the graph, where the validator does not say it; by default String. */
  type?: () => unknown;
  /** May not be left out. */
  required?: boolean;
  /** `null` is a value, such as one that takes something away. */
  nullable?: boolean;
  description?: string;
}

/** By input class, of its own fields. */
const validators = new Map<Function, Record<string, z.ZodType>>();
const schemas = new Map<Function, z.ZodType>();

/**
 * A field of an input and what is demanded of its value, which its description says, too. A field
 * of which nothing is demanded is type-graphql's `@Field`.
 */
export function inputField<Value>(
  validator: z.ZodType<Value>,
  { type, required = false, nullable = false, description }: InputFieldOptions = {},
) {
  const { type: own = () => String, description: limit } = validator.meta() ?? {};
  return <Name extends string>(target: { [N in Name]?: Value | null }, name: Name): void => {
    Field((type ?? own) as never, {
      nullable: !required,
      description: [description, limit].filter(Boolean).join(" ") || undefined,
    })(target, name);
    const optional = nullable ? validator.nullish() : validator.optional();
    validators.set(target.constructor, {
      ...validators.get(target.constructor),
      [name]: required ? validator : optional,
    });
  };
}

/** What an input class demands, with what it inherits; values of fields that demand nothing stay as they are. */
export function validatorOf<Input extends object>(type: new () => Input): z.ZodType<Input> {
  const known = schemas.get(type);
  if (known) return known as z.ZodType<Input>;
  const made = z.looseObject(fieldsOf(type)).meta({ type: () => type });
  schemas.set(type, made);
  return made as unknown as z.ZodType<Input>;
}

const fieldsOf = (type: Function): Record<string, z.ZodType> => ({
  ...(type === Function.prototype ? {} : fieldsOf(Object.getPrototypeOf(type) as Function)),
  ...validators.get(type),
});

/** An input that says which version was edited, so that nobody undoes what somebody else has changed. */
@InputType()
export abstract class VersionedInput {
  @Field(() => Int, { nullable: true, description: "The version that was edited." })
  version?: number | null;
}
