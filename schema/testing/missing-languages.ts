import type { EntityManager, EntityMetadata, EntityProperty } from "@mikro-orm/core";
import { type GraphQLObjectType, type GraphQLSchema, getNamedType } from "graphql";
import { type Locale, LOCALES, type Localized } from "../foundation/locale.ts";
import { jsonListFields, localizedFields } from "../foundation/model.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";

type Row = Record<string, unknown>;
type Declared = Readonly<Record<string, readonly Locale[]>>;

interface Options {
  schema: GraphQLSchema;
  nouns: readonly EntityClass[];
  domainOf(noun: EntityClass): string;
  /** By domain, the rows that are in fewer languages on purpose, each by its first text. */
  declared: ReadonlyMap<string, Declared>;
}

/**
 * A sentence for every row of the demo world of which a text is in some languages only, though nothing
 * says that this is on purpose, and for every row of which this is said though it is not so.
 */
export async function missingLanguages(
  em: EntityManager,
  { schema, nouns, domainOf, declared }: Options,
): Promise<string[]> {
  const rows = new Map<EntityClass, Row[]>();
  // all in one identity map, so that what a row belongs to is loaded, too
  for (const noun of nouns) rows.set(noun, (await em.find(noun, {})) as Row[]);

  const nounOf = (row: object) => row.constructor as EntityClass;
  const metadataOf = (noun: EntityClass): EntityMetadata => em.getMetadata().get(noun);
  const textsOf = (row: Row) => writtenTexts(schema, metadataOf(nounOf(row)), row);
  const nameOf = (row: Row): string => {
    const [text = {}] = Object.values(textsOf(row));
    return String(text.en ?? text.fr ?? text.no ?? row.id);
  };
  const languagesOf = (row: Row): readonly Locale[] => {
    const noun = nounOf(row);
    const own = declared.get(domainOf(noun))?.[nameOf(row)];
    if (own) return own;
    const owners = metadataOf(noun).props.filter(isOwner);
    const ofOwners = owners.map(({ name }) => languagesOf(row[name] as Row));
    return ofOwners.find(({ length }) => length < LOCALES.length) ?? LOCALES;
  };

  const all = [...rows.values()].flat();
  const lacking = all.flatMap((row) => {
    const noun = nounOf(row);
    const texts = Object.entries(textsOf(row)).filter(([, text]) => languagesIn(text).length > 0);
    return languagesOf(row).flatMap((locale) => {
      const names = texts.filter(([, text]) => !text[locale]).map(([name]) => name);
      if (names.length === 0) return [];
      return [
        `${noun.name} "${nameOf(row)}" of the demo world has no ${names.join(", ")} in "${locale}": write it ` +
          `where ${demoFile(domainOf(noun))} has its texts from, or, if that is on purpose, name the row in ` +
          "`inFewerLanguages` there",
      ];
    });
  });
  const left = [...declared].flatMap(([domain, names]) =>
    Object.entries(names).flatMap(([name, languages]) => {
      const named = all.filter((row) => domainOf(nounOf(row)) === domain && nameOf(row) === name);
      const found = named.map((row) => languagesIn(Object.values(textsOf(row))[0] ?? {}));
      if (found.some((each) => each.join() === languages.join() && each.length < LOCALES.length))
        return [];
      const known = found[0] ? `is in ${found[0].join(", ")}` : "is not in the demo world";
      return [`"${name}" ${known}: change \`inFewerLanguages\` in ${demoFile(domain)}`];
    }),
  );
  return [...lacking, ...left];
}

const demoFile = (domain: string) => `server/database/demo/${domain}.demo.ts`;

/** Whether a row cannot be without what this refers to. */
const isOwner = ({ kind, nullable }: EntityProperty) => kind === "m:1" && !nullable;

const languagesIn = (text: Localized<unknown>): Locale[] =>
  LOCALES.filter((locale) => text[locale]);

/** The texts of a row that its editors write in each language, by field. */
function writtenTexts(
  schema: GraphQLSchema,
  { class: noun, className }: EntityMetadata,
  row: Row,
): Record<string, Localized<unknown>> {
  const fields = (schema.getType(className) as GraphQLObjectType).getFields();
  const names = [...(localizedFields.get(noun) ?? [])].filter(
    (name) =>
      `${name}ByLocale` in fields &&
      ["String", "JSON"].includes(getNamedType(fields[name]?.type)?.name ?? ""),
  );
  const listed = [...(jsonListFields.get(noun) ?? [])].flatMap((name) =>
    ((row[name] ?? []) as object[])
      .filter((part) => LOCALES.some((locale) => locale in part))
      .map((part, index) => [`${name}[${index}]`, part]),
  );
  return Object.fromEntries([...names.map((name) => [name, row[name]]), ...listed]);
}
