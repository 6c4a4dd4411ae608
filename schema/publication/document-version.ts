import type { Opt } from "@mikro-orm/core";
import { Index, Property } from "@mikro-orm/decorators/legacy";
import { GraphQLJSON } from "graphql-scalars";
import { Field } from "type-graphql";
import { StoredEntity } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import { maintains } from "../foundation/maintains.ts";
import {
  dateTime,
  enumColumn,
  int,
  manyToOne,
  model,
  oneToMany,
  stringList,
  text,
} from "../foundation/model.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import type { RichText } from "../foundation/rich-text.ts";
import type { Member } from "../members/member.ts";

export type VersionValues = Pick<
  DocumentVersion,
  "locale" | "number" | "inForceSince" | "title" | "description" | "content" | "html"
>;

/** As the trigger of documents finds them. */
export const PICTURE = /\/files\/[a-z]+\/[a-z0-9-]+\.webp/gu;

/**
 * The text of a document in a language, as it was published. Subclasses are made by
 * `declareVersions`; they refer to the document.
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

  declare publishedBy?: Member | null;

  // the uploaded pictures it shows: they are kept as long as it is
  @stringList({ internal: true })
  pictures: Opt<string[]> = [];

  constructor(values: VersionValues) {
    super();
    Object.assign(this, values);
    this.pictures = [...new Set(values.html?.match(PICTURE))];
  }
}

export interface VersionOptions {
  /** How many are kept in each language, if not all. */
  most?: number;
  /** The class of who publishes: members in turn refer to documents. */
  publishedBy: () => typeof Member;
}

interface Document {
  /** The noun in the singular, such as "post": the class is PostVersion, its table `post_versions`. */
  noun: string;
  entity: EntityClass;
}

/** A version of a document, with the relation to it named after its noun. */
type VersionOf<T, Noun extends string> = DocumentVersion & Record<Noun, T>;

type VersionClass<V extends DocumentVersion = DocumentVersion> = new (
  document: object,
  values: VersionValues,
  publishedBy: Member | null,
) => V;

const versionClasses = new Map<Function, VersionClass>();

/** The class of the versions of a document: `versionClassOf<Post, "post">(Post)`. */
export const versionClassOf = <T extends object, Noun extends string = never>(
  entity: EntityClass<T>,
): VersionClass<VersionOf<T, Noun>> =>
  versionClasses.get(entity) as VersionClass<VersionOf<T, Noun>>;

/** Declares the table of a document's versions, and the relation to them. */
export function declareVersions(
  { entity, noun }: Document,
  { most, publishedBy }: VersionOptions,
): void {
  const table = `${noun}_versions`;
  const document = `${noun}_id`;
  const name = `${entity.name}Version`;
  // named before its decorators run, since they read the name
  const made = {
    [name]: class extends DocumentVersion {
      constructor(of: object, values: VersionValues, by: Member | null) {
        super(values);
        Object.assign(this, { [noun]: of, publishedBy: by });
      }
    },
  }[name] as VersionClass;
  const limit = most ? ` The last ${most} of each language are kept.` : "";
  manyToOne(() => entity, { index: false, deleteRule: "cascade" })(made.prototype as object, noun);
  manyToOne(publishedBy, {
    nullable: true,
    deleteRule: "set null",
    description:
      "The profile of who published or scheduled it; null if it is not known, or they have none.",
  })(made.prototype as object, "publishedBy");
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
    model({
      table,
      audited: false,
      messages: { notFound: "Version not found" },
      description: `The text of a ${noun} in a language, as it was published.${limit}`,
    }),
  ]) {
    (decorate as ClassDecorator)(made);
  }
  // read by language, see versionResolver
  oneToMany(() => made, { by: noun as never, internal: true })(
    entity.prototype as object,
    "versions",
  );
  versionClasses.set(entity, made);
}
