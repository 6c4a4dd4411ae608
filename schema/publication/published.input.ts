import { Field, InputType } from "type-graphql";
import {
  line,
  picturePath,
  slug,
  text,
  textByLocale,
  uploadedPicture,
  webAddress,
} from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";
import { LocalizedContentInput, PublicationInput } from "./publication.input.ts";

/** The input fields of every published entity. */
@InputType()
export abstract class PublishedInput {
  @inputField(textByLocale(line(160))) title?: LocalizedTextInput;
  @inputField(textByLocale(slug()), { description: "Made from the title if omitted." })
  slug?: LocalizedTextInput;
  @inputField(textByLocale(text(300))) description?: LocalizedTextInput;
  @Field(() => [PublicationInput], {
    nullable: true,
    description: "The publication status per language; new languages start as DRAFT.",
  })
  publications?: PublicationInput[];
}

/** The input fields of published documents. */
@InputType()
export abstract class DocumentInput extends PublishedInput {
  @Field(() => LocalizedContentInput, { nullable: true }) content?: LocalizedContentInput;
  @inputField(picturePath(), { nullable: true }) cover?: string | null;
  @inputField(textByLocale(line(300))) coverAlt?: LocalizedTextInput;
  @inputField(textByLocale(line(160))) metaTitle?: LocalizedTextInput;
  @inputField(textByLocale(text(300))) metaDescription?: LocalizedTextInput;
  @inputField(textByLocale(line(300)), { description: "Keywords separated by commas." })
  metaKeywords?: LocalizedTextInput;
  @inputField(uploadedPicture(), { nullable: true, description: "The image for link previews." })
  ogImage?: string | null;
  @inputField(webAddress(), {
    nullable: true,
    description: "The URL of the original publication elsewhere.",
  })
  canonical?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether search engines are asked not to index it.",
  })
  noindex?: boolean;
}
