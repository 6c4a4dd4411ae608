import { Field, InputType, Int } from "type-graphql";
import { line, text, textByLocale, webAddress } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";
import { IntegrationKind, IntegrationStatus } from "./project-integration.ts";
import { MediaKind } from "./project-media.ts";

@InputType()
export class UpdateProjectMediaInput extends VersionedInput {
  @Field(() => MediaKind, { nullable: true, description: "Only of media elsewhere." })
  kind?: MediaKind;
  @inputField(webAddress(), { description: "Only of media elsewhere." }) url?: string;
  @inputField(textByLocale(line(300))) alt?: LocalizedTextInput;
  @inputField(textByLocale(line(160))) title?: LocalizedTextInput;
  @inputField(textByLocale(text(300))) description?: LocalizedTextInput;
  @inputField(textByLocale(text(5_000))) content?: LocalizedTextInput;
  @Field(() => Int, { nullable: true, description: "In pixels, only of media elsewhere." })
  width?: number | null;
  @Field(() => Int, { nullable: true, description: "In pixels, only of media elsewhere." })
  height?: number | null;
}

@InputType({ description: "Media elsewhere; files are uploaded." })
export class CreateProjectMediaInput extends UpdateProjectMediaInput {
  @Field(() => MediaKind) declare kind: MediaKind;
  @inputField(webAddress(), { required: true }) declare url: string;
}

@InputType()
export class UpdateProjectIntegrationInput extends VersionedInput {
  @Field(() => IntegrationKind, { nullable: true }) kind?: IntegrationKind;
  @inputField(webAddress()) url?: string;
  @inputField(line(80), { nullable: true }) label?: string | null;
  @Field(() => IntegrationStatus, { nullable: true }) status?: IntegrationStatus;
  @Field(() => Boolean, { nullable: true }) isPublic?: boolean;
}

@InputType()
export class CreateProjectIntegrationInput extends UpdateProjectIntegrationInput {
  @Field(() => IntegrationKind) declare kind: IntegrationKind;
  @inputField(webAddress(), { required: true }) declare url: string;
}

@InputType()
export class UpdateProjectNoteInput extends VersionedInput {
  @inputField(text(5_000)) content?: string;
  @Field(() => Boolean, { nullable: true }) pinned?: boolean;
}

@InputType()
export class CreateProjectNoteInput extends UpdateProjectNoteInput {
  @inputField(text(5_000), { required: true }) declare content: string;
}
