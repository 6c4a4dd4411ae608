// A sample noun, not part of the product: all that a domain needs for publication.

import type { Opt } from "@mikro-orm/core";
import { Arg, Args, InputType, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { connection, PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { line } from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import { orderOf } from "../foundation/order.ts";
import { orderInput } from "../foundation/order-input.ts";
import { Locale } from "../foundation/locale.ts";
import { text } from "../foundation/model.ts";
import type { ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { taggedWith, tags, tagsInput } from "../foundation/tags.ts";
import { changeDocument } from "./change-published.ts";
import { publishable, publicationOf } from "./publishable.ts";
import { publicationResolvers } from "./publication-operations.ts";
import { publicationPolicy } from "./publication.access.ts";
import { PublicationFilter, wantedOf } from "./publications-to-edit.ts";
import { othersLike, publishedPage } from "./published.ts";
import { DocumentInput } from "./published.input.ts";
import { PublishedDocument } from "./published-document.ts";

@publishable({
  table: "guides",
  noun: "guide",
  reserved: ["archive"],
  description: "A how-to guide.",
})
export class Guide extends PublishedDocument {
  @text({ nullable: true, description: "The level of its readers." })
  level?: string | null;

  @tags()
  tags: Opt<string[]> = [];
}

const GuideConnection = connection("Guide", () => Guide);

export const guides = publicationOf(Guide);

publicationPolicy(Guide, { write: "post:write", open: ["level", "tags"] });

@InputType()
class CreateGuideInput extends DocumentInput {
  @inputField(line(80), { nullable: true }) level?: string | null;
  @inputField(tagsInput()) tags?: string[];
}

const GuideOrder = orderInput(
  { input: "GuideOrder", field: "GuideOrderField" },
  orderOf(Guide, { TITLE: "sortTitle", UPDATED_AT: "updatedAt" }),
);

async function changeGuide(guide: Guide, input: CreateGuideInput, context: Context): Promise<void> {
  const { level, tags: given } = await changeDocument(guide, CreateGuideInput, input, context);
  if (level !== undefined) guide.level = level;
  if (given) guide.tags = given;
}

@Resolver()
export class GuideResolver {
  @AllowedTo("everyone")
  @Query(() => GuideConnection)
  publishedGuides(
    @Args(() => PageArgs) window: PageArgs,
    @Arg("locale", () => Locale) locale: Locale,
    @Arg("tag", () => String, { nullable: true }) tag?: string | null,
  ): ReadQuery {
    return publishedPage(guides, { locale, item: taggedWith(tag) }, window);
  }
}

export const guideOperations = publicationResolvers(Guide, {
  write: "post:write",
  one: "Guide",
  many: "Guides",
  connection: () => GuideConnection,
  filter: PublicationFilter,
  wanted: (filter) => wantedOf(filter),
  order: GuideOrder,
  input: CreateGuideInput,
  change: changeGuide,
  related: (guide, locale) => othersLike(guides, guide, locale, { level: guide.level }),
});
