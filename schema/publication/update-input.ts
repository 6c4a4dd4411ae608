import { InputType } from "type-graphql";
import { type VersionedInput, versionField } from "../foundation/input-field.ts";

type Update<Create> = new () => Create & VersionedInput;

const made = new Map<Function, Update<object>>();

/** The input of a change: that of a new one, and the version that was edited. */
export function updateInputOf<Create extends object>(
  one: string,
  input: new () => Create,
): Update<Create> {
  const known = made.get(input);
  if (known) return known as Update<Create>;

  @InputType(`Update${one}Input`)
  class UpdateInput extends (input as new () => object) {
    @versionField(one.charAt(0).toLowerCase() + one.slice(1)) version?: number | null;
  }

  made.set(input, UpdateInput);
  return UpdateInput as Update<Create>;
}
