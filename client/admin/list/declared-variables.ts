import type { DocumentNode } from "@apollo/client";

/** The names of the variables that an operation declares. */
export const declaredVariables = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((definition) =>
    definition.kind === "OperationDefinition"
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
