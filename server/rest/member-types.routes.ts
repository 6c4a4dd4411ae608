import { z } from "zod";
import {
  CreateMemberTypeDocument,
  DeleteMemberTypeDocument,
  DeleteMemberTypesDocument,
  MemberTypeFields,
  MemberTypesDocument,
  UpdateMemberTypeDocument,
} from "./documents.generated.ts";
import { resource } from "./resource.ts";

const { text, english, explained, nameByLocale, descriptionByLocale, ...shape } =
  MemberTypeFields.shape;

/** Texts by locale for editors, in the language of the query for everyone else. */
const MemberType = z
  .object({
    ...shape,
    name: z.union([nameByLocale, text]),
    description: z.union([descriptionByLocale, explained]),
  })
  .meta({ id: "MemberType" });

const memberTypes = resource({
  path: "/api/membertypes",
  one: "memberType",
  many: "memberTypes",
  answer: MemberType,
  reply: ({
    text: name,
    english: englishName,
    explained: description,
    nameByLocale: names,
    descriptionByLocale: descriptions,
    ...rest
  }: z.output<typeof MemberTypeFields>) => ({
    ...rest,
    name: names ?? name ?? englishName,
    description: descriptions ?? description,
  }),
});

const BODY = "Name and description by locale; slug, icon, color, isDefault, order";

export const routes = [
  memberTypes.all(MemberTypesDocument, { summary: "The types of members", isPublic: true }),
  memberTypes.create(CreateMemberTypeDocument, { summary: "Adds a type", body: BODY }),
  memberTypes.deleteMany(DeleteMemberTypesDocument, {
    summary: "Deletes several types; their members stay",
  }),
  memberTypes.update(UpdateMemberTypeDocument, {
    method: "POST",
    summary: "Changes a type",
    body: BODY,
  }),
  memberTypes.delete(DeleteMemberTypeDocument, { summary: "Deletes a type; its members stay" }),
] as const;
