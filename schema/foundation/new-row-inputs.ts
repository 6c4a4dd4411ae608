import { type GraphQLSchema, isInputObjectType } from "graphql";

/** Inputs of new rows inherit those of changes. A new row has no version to compare, so they leave it out. */
export function omitVersionOfNewRows(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type) && type.name.startsWith("Create"))
      delete type.getFields()["version"];
  }
}
