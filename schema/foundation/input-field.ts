import { Field, getMetadataStorage, InputType, Int } from "type-graphql";
import { z } from "zod";

interface InputFieldOptions {
  /** The field's GraphQL type if the validator does not declare it; String by default. */
  type?: () => unknown;
  /** The field is required. */
  required?: boolean;
  /** `null` is allowed, for example to clear a value. */
  nullable?: boolean;
  description?: string;
}

/** Validators of each input class's own fields. */
const validators = new Map<Function, Record<string, z.ZodType>>();
const schemas = new Map<Function, z.ZodType>();

/**
 * Declares a validated input field. The validator's limits are appended to the field's description.
 * Use type-graphql's `@Field` for fields without validation.
 */
export function inputField<Value>(
  validator: z.ZodType<Value>,
  { type, required = false, nullable = false, description }: InputFieldOptions = {},
) {
  const { type: own = () => String, description: limit } = validator.meta() ?? {};
  return <Name extends string>(target: { [N in Name]?: Value | null }, name: Name): void => {
    Field((type ?? own) as never, {
      nullable: !required,
      description: [...new Set([description, limit])].filter(Boolean).join(" ") || undefined,
    })(target, name);
    const optional = nullable ? validator.nullish() : validator.optional();
    validators.set(target.constructor, {
      ...validators.get(target.constructor),
      [name]: required ? validator : optional,
    });
  };
}

/**
 * The validator of an input class including inherited fields. Fields without a validator pass
 * unchanged.
 */
export function validatorOf<Input extends object>(type: new () => Input): z.ZodType<Input> {
  const known = schemas.get(type);
  if (known) return known as z.ZodType<Input>;
  const made = z.looseObject(fieldsOf(type)).meta({ type: () => type });
  schemas.set(type, made);
  return made as unknown as z.ZodType<Input>;
}

/** The validators of an input type of the graph, by field. */
export function validatorsOf(name: string): Record<string, z.ZodType> {
  const type = getMetadataStorage().inputTypes.find((one) => one.name === name);
  return type ? fieldsOf(type.target) : {};
}

/** Limits of a validator as JSON Schema says them. */
export interface Limits {
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

export function limitsOf(validator: z.ZodType): Limits {
  const { maxLength, maxItems } = (validator.meta() ?? {}) as Limits;
  if (maxLength || maxItems)
    return { ...(maxLength && { maxLength }), ...(maxItems && { maxItems }) };
  if (validator instanceof z.ZodNumber) {
    const { minValue: minimum, maxValue: maximum } = validator;
    return {
      ...(Number.isSafeInteger(minimum) && { minimum }),
      ...(Number.isSafeInteger(maximum) && { maximum }),
    } as Limits;
  }
  const { innerType, in: input } = validator.def as { innerType?: z.ZodType; in?: z.ZodType };
  const inner = innerType ?? input;
  return inner ? limitsOf(inner) : {};
}

const fieldsOf = (type: Function): Record<string, z.ZodType> => ({
  ...(type === Function.prototype ? {} : fieldsOf(Object.getPrototypeOf(type) as Function)),
  ...validators.get(type),
});

/** The version of what was edited, so that concurrent changes are detected. */
export const versionField = (edited: string): PropertyDecorator =>
  Field(() => Int, {
    nullable: true,
    description: `The \`version\` of the ${edited} that was edited. CONFLICT if it was changed since; omit it to skip the check.`,
  });

@InputType()
export abstract class VersionedInput {
  @versionField("row") version?: number | null;
}
