import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
  isInputObjectType,
} from "graphql";
import type { Code } from "./errors.ts";
import { validatorsOf } from "./input-field.ts";

/** Appends to the description of each mutation the errors that follow from its arguments, unless it names them. */
export function describeErrors(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { description } = field;
    const codes = codesOf(field).filter((code) => !description?.includes(code));
    if (!codes.length) continue;
    field.description = [description, `Errors: ${codes.join(", ")}.`].filter(Boolean).join(" ");
  }
}

function codesOf(field: GraphQLField<unknown, unknown>): Code[] {
  const { args } = field;
  const codes: Code[] = [];
  if (args.some(({ name }) => name === "id")) codes.push("NOT_FOUND");
  if (isVersioned(field)) codes.push("CONFLICT");
  if (args.some(isValidated)) codes.push("INVALID");
  return codes;
}

/** Whether it compares the version of what it changes. */
export const isVersioned = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ name: argument, type }) => {
    const input = getNamedType(type);
    return argument === "version" || (isInputObjectType(input) && "version" in input.getFields());
  });

function isValidated({ type }: GraphQLArgument): boolean {
  const input = getNamedType(type);
  return isInputObjectType(input) && Object.keys(validatorsOf(input.name)).length > 0;
}
