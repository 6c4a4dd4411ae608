import { Invalid } from "../../schema/foundation/errors.ts";

/** What is said of a word that is none of the known ones. REST has them in lower case. */
export const knownWords = (known: readonly string[]): string =>
  `One of: ${known.map((word) => word.toLowerCase()).join(", ")}`;

/** What a word of a query means, in capitals or not. */
export function oneOf<Value>(field: string, known: Record<string, Value>, given: string): Value {
  const found = Object.entries(known).find(([word]) => word.toLowerCase() === given.toLowerCase());
  if (!found) throw new Invalid({ [field]: knownWords(Object.keys(known)) });
  return found[1];
}
