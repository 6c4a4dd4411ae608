import type { Opt } from "@mikro-orm/core";
import { Index, Property } from "@mikro-orm/decorators/legacy";
import { GraphQLJSON } from "graphql-scalars";
import { Field } from "type-graphql";
import { StoredEntity } from "../foundation/entity.ts";
import { Locale } from "../foundation/locale.ts";
import {
  dateTime,
  enumColumn,
  int,
  manyToOne,
  model,
  stringList,
  text,
} from "../foundation/model.ts";
import type { RichText } from "../foundation/rich-text.ts";
import { Page } from "./page.ts";

type Facts = Pick<
  PageVersion,
  "page" | "locale" | "number" | "inForceSince" | "title" | "description" | "content" | "html"
>;

/** As the trigger of documents finds them. */
const PICTURE = /\/files\/[a-z]+\/[a-z0-9-]+\.webp/gu;

@Index({
  name: "page_versions_number_unique",
  expression: `create unique index "page_versions_number_unique" on "page_versions" ("page_id", "locale", "number")`,
})
@model({
  table: "page_versions",
  messages: { notFound: "Version not found" },
  description: "The text of a page in a language, as it was published.",
})
export class PageVersion extends StoredEntity {
  @manyToOne(() => Page, { index: false, deleteRule: "cascade" })
  page!: Page;

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

  constructor(facts: Facts) {
    super();
    Object.assign(this, facts);
    this.pictures = [...new Set(facts.html?.match(PICTURE))];
  }
}
