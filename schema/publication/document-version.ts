import type { Opt } from "@mikro-orm/core";
import { Index, Property } from "@mikro-orm/decorators/legacy";
import { GraphQLJSON } from "graphql-scalars";
import { Field } from "type-graphql";
import { StoredEntity } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import { maintains } from "../foundation/maintains.ts";
import { dateTime, enumColumn, int, model, stringList, text } from "../foundation/model.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import type { RichText } from "../foundation/rich-text.ts";

export type VersionValues = Pick<
  DocumentVersion,
  "locale" | "number" | "inForceSince" | "title" | "description" | "content" | "html"
>;

/** As the trigger of documents finds them. */
export const PICTURE = /\/files\/[a-z]+\/[a-z0-9-]+\.webp/gu;

/**
 * The text of a document in a language, as it was published. Subclasses are declared with
 * `@documentVersion`; they refer to the document and to `publishedBy`, since members in turn refer
 * to documents.
 */
@model({ abstract: true })
export abstract class DocumentVersion extends StoredEntity {
  @enumColumn(() => Locale)
  locale!: Locale;

  @int({ description: "1 for the first one in its language." })
  number!: number;

  @dateTime({ description: "When it was published." })
  inForceSince!: Date;

  @text()
  title!: string;

  @text({ nullable: true })
  description?: string | null;

  @Field(() => GraphQLJSON, {
    nullable: true,
    simple: true,
    description: "The content as a TipTap document.",
  })
  @Property({ type: "json", nullable: true })
  content?: RichText | null;

  @text({ nullable: true, description: "The content as sanitized HTML." })
  html?: string | null;

  // the uploaded pictures it shows: they are kept as long as it is
  @stringList({ internal: true })
  pictures: Opt<string[]> = [];

  constructor(values: VersionValues) {
    super();
    Object.assign(this, values);
    this.pictures = [...new Set(values.html?.match(PICTURE))];
  }
}

export const PUBLISHED_BY =
  "The profile of who published or scheduled it; null if it is not known, or they have none.";

interface VersionTable {
  table: string;
  /** The property that refers to the document: "page". */
  of: string;
  description: string;
  /** How many are kept in each language, if not all. */
  most?: number;
}

/** Declares the table of a document's versions. */
export const documentVersion =
  ({ table, of, description, most }: VersionTable) =>
  <T extends EntityClass<DocumentVersion>>(entity: T): void => {
    const document = `${of}_id`;
    for (const decorate of [
      Index({
        name: `${table}_number_unique`,
        expression: `create unique index "${table}_number_unique" on "${table}" ("${document}", "locale", "number")`,
      }),
      Index({ properties: ["pictures"] as never, type: "gin" }),
      ...(most
        ? [
            maintains({
              table,
              name: "newest_kept",
              events: ["insert"],
              body: () => `
    delete from ${table} as kept using came
      where kept.${document} = came.${document} and kept.locale = came.locale
        and kept.number <= came.number - ${most};`,
            }),
          ]
        : []),
      model({ table, audited: false, messages: { notFound: "Version not found" }, description }),
    ]) {
      (decorate as ClassDecorator)(entity);
    }
  };
