// JSON Schemas of request bodies, from the variables of the documents and the validators of their inputs.

import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type TypeNode,
} from "graphql";
import { z } from "zod";
import { limitsOf, validatorsOf } from "../../schema/foundation/input-field.ts";
import type { BodyField, InputBody, RouteDoc } from "./route.ts";

export type JsonSchema = Record<string, unknown>;

const SCALARS: Record<string, JsonSchema> = {
  ID: { type: "string" },
  String: { type: "string" },
  Int: { type: "integer" },
  SafeInt: { type: "integer" },
  Float: { type: "number" },
  Boolean: { type: "boolean" },
  Decimal: { type: "string" },
  DateTimeISO: { type: "string", format: "date-time" },
  JSON: {},
  JSONObject: { type: "object" },
};

type Fields = Record<
  string,
  { type: GraphQLInputType; description?: string; validator?: z.ZodType }
>;

export class RequestSchemas {
  /** Input types that are used as fields of others, by name. */
  readonly components: Record<string, JsonSchema> = {};

  constructor(private readonly schema: GraphQLSchema) {}

  /** The schema of a body: its fields are variables of the document, or fields of its input. */
  of({ body = {}, document, needs = [] }: RouteDoc): JsonSchema {
    const variables = document === undefined ? {} : this.#variables(document);
    const input = variables.input && getNullableType(variables.input.type);
    const known = { ...(isInputObjectType(input) && fieldsOf(input)), ...variables };
    const properties = Object.entries(body).map(([name, field]): [string, JsonSchema] => [
      name,
      this.#field(field, known[name], known),
    ]);
    const required = Object.keys(body).filter((name) => {
      const field = body[name];
      return needs.includes(name) || isRequired(known[isInput(field) ? field.variable : name]);
    });
    return objectOf(Object.fromEntries(properties), required);
  }

  #variables(document: string): Fields {
    const { definitions } = parse(document);
    const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
    return Object.fromEntries(
      (operation?.variableDefinitions ?? []).map(({ variable, type }) => [
        variable.name.value,
        { type: this.#typeOf(type) },
      ]),
    );
  }

  #typeOf(node: TypeNode): GraphQLInputType {
    const type = typeFromAST(this.schema, node as never);
    if (!type) throw new Error("A document of REST has a variable of an unknown type");
    return type as GraphQLInputType;
  }

  #field(field: BodyField, known: Fields[string] | undefined, all: Fields): JsonSchema {
    if (field instanceof z.ZodType) return jsonSchemaOf(field);
    if (isInput(field)) {
      const type = all[field.variable] && getNullableType(all[field.variable]?.type);
      if (!isInputObjectType(type)) throw new Error(`$${field.variable} is no input`);
      const { fields, needs, description } = field;
      return { ...this.#object(fieldsOf(type), fields, needs), description };
    }
    const value = known ? this.#value(known.type, known.validator) : { type: "string" };
    return { ...value, description: field };
  }

  /** The fields of an input; `instead` replaces some of them, or removes them with null. */
  #object(
    fields: Fields,
    instead: Record<string, z.ZodType | null> = {},
    needs: readonly string[] = [],
  ): JsonSchema {
    const own = Object.entries(fields).filter(([name]) => !(name in instead));
    const properties = own.map(([name, { type, description, validator }]) => [
      name,
      { ...this.#value(type, validator), ...(description && { description }) },
    ]);
    const others = Object.entries(instead).flatMap(([name, schema]) =>
      schema ? [[name, jsonSchemaOf(schema)]] : [],
    );
    return objectOf(Object.fromEntries([...properties, ...others]), [
      ...own
        .filter(([name, field]) => isRequired(field) || needs.includes(name))
        .map(([name]) => name),
      ...Object.keys(instead).filter(
        (name) => instead[name] && !instead[name].safeParse(undefined).success,
      ),
    ]);
  }

  #value(type: GraphQLInputType, validator?: z.ZodType): JsonSchema {
    const of = getNullableType(type);
    const { maxItems, ...limits } = validator ? limitsOf(validator) : {};
    const schema = isListType(of)
      ? {
          type: "array",
          items: { ...this.#value(of.ofType), ...limits },
          ...(maxItems && { maxItems }),
        }
      : isEnumType(of)
        ? { type: "string", enum: of.getValues().map(({ name }) => name.toLowerCase()) }
        : isInputObjectType(of)
          ? this.#input(of, limits)
          : { ...SCALARS[of.name], ...limits };
    const isNullable = validator?.safeParse(null).success && typeof schema.type === "string";
    return isNullable ? { ...schema, type: [schema.type, "null"] } : schema;
  }

  #input(of: GraphQLInputObjectType, limits: JsonSchema): JsonSchema {
    if (of.name === "LocalizedTextInput") {
      const text = { type: "string", ...limits };
      const locales = Object.keys(of.getFields()).map((locale) => [
        locale,
        { ...text, type: ["string", "null"] },
      ]);
      const byLocale = { type: "object", properties: Object.fromEntries(locales) };
      return { anyOf: [byLocale, { ...text, description: "In English" }] };
    }
    if (!(of.name in this.components)) {
      this.components[of.name] = {}; // it may have itself as a field
      this.components[of.name] = this.#object(fieldsOf(of));
    }
    return { $ref: `#/components/schemas/${of.name}` };
  }
}

function fieldsOf(input: GraphQLInputObjectType): Fields {
  const validators = validatorsOf(input.name);
  return Object.fromEntries(
    Object.values(input.getFields()).map(({ name, type, description, defaultValue }) => [
      name,
      {
        type: defaultValue === undefined ? type : getNullableType(type),
        ...(description && { description }),
        ...(validators[name] && { validator: validators[name] }),
      },
    ]),
  );
}

const isRequired = (field: Fields[string] | undefined): boolean =>
  field !== undefined && isNonNullType(field.type);

const isInput = (field: BodyField | undefined): field is InputBody =>
  typeof field === "object" && !(field instanceof z.ZodType);

const objectOf = (properties: Record<string, JsonSchema>, required: readonly string[]) => ({
  type: "object",
  properties,
  ...(required.length && { required }),
});

function jsonSchemaOf(type: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: "input" });
  return schema;
}
