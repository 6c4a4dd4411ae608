import { Field, InputType, ObjectType } from "type-graphql";
import { enumType, type EnumOf } from "./enum-type.ts";

/** The interface and content languages (specification, section 1). Names are the codes of the URLs. */
export const Locale = enumType(
  "Locale",
  ["en", "fr", "no"],
  "A language of the site: English, French or Norwegian (bokmål).",
);
export type Locale = EnumOf<typeof Locale>;

export const LOCALES = Object.values(Locale);

/** A value by language; a language that is absent has none. */
export type Localized<T = string> = Partial<Record<Locale, T>>;

@ObjectType({ description: "A text in each language it exists in, for those who edit it." })
export class LocalizedText implements Localized {
  @Field(() => String, { nullable: true, simple: true }) en?: string;
  @Field(() => String, { nullable: true, simple: true }) fr?: string;
  @Field(() => String, { nullable: true, simple: true }) no?: string;
}

@InputType({ description: "A text by language. `null` removes a language; one left out stays." })
export class LocalizedTextInput {
  @Field(() => String, { nullable: true }) en?: string | null;
  @Field(() => String, { nullable: true }) fr?: string | null;
  @Field(() => String, { nullable: true }) no?: string | null;
}

/** What was there, changed by what was sent: null removes a language, one left out stays. */
export function merged<T>(
  before: Localized<T>,
  change: Partial<Record<Locale, T | null>> | null | undefined,
): Localized<T> {
  const after: Localized<T> = { ...before };
  for (const locale of LOCALES) {
    const value = change?.[locale];
    if (value === null) delete after[locale];
    else if (value !== undefined) after[locale] = value;
  }
  return after;
}

/** The map with one language changed; without a value, without the language. */
export function changedIn<T>(
  map: Localized<T>,
  locale: Locale,
  value: T | null | undefined,
): Localized<T> {
  const { [locale]: _, ...rest } = map;
  return value == null ? rest : { ...rest, [locale]: value };
}
