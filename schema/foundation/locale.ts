import { Field, InputType, ObjectType } from "type-graphql";
import { enumType, type EnumOf } from "./enum-type.ts";

/**
 * The interface and content languages (specification, section 1). The names are the codes used in
 * URLs.
 */
export const Locale = enumType(
  "Locale",
  { en: "English.", fr: "French.", no: "Norwegian Bokmål." },
  "A language of the site: English, French or Norwegian Bokmål.",
);
export type Locale = EnumOf<typeof Locale>;

export const LOCALES = Object.values(Locale);

/** A value per language; a missing key means that there is none. */
export type Localized<T = string> = Partial<Record<Locale, T>>;

@ObjectType({ description: "A text in every language it exists in, for editors." })
export class LocalizedText implements Localized {
  @Field(() => String, { nullable: true, simple: true }) en?: string;
  @Field(() => String, { nullable: true, simple: true }) fr?: string;
  @Field(() => String, { nullable: true, simple: true }) no?: string;
}

@InputType({
  description: "A text per language. `null` removes a language; omitted languages stay unchanged.",
})
export class LocalizedTextInput {
  @Field(() => String, { nullable: true }) en?: string | null;
  @Field(() => String, { nullable: true }) fr?: string | null;
  @Field(() => String, { nullable: true }) no?: string | null;
}

/** Merges a change into a localized value: null removes a language, an omitted one stays. */
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

/** The localized value with one language set, or removed if there is no value. */
export function changedIn<T>(
  map: Localized<T>,
  locale: Locale,
  value: T | null | undefined,
): Localized<T> {
  const { [locale]: _, ...rest } = map;
  return value == null ? rest : { ...rest, [locale]: value };
}
