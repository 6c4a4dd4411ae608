import { z } from "zod";
import { slug, texts, textsUpTo, textsWithOne } from "../../dashboard/edit/localized.ts";
import { colors } from "../../dashboard/edit/preset-colors.ts";
import type { Loaded } from "../../dashboard/edit/use-edit.ts";
import type { MemberTypesToEditQuery, UpdateMemberTypeInput } from "./member-types.generated.ts";

export type MemberTypeRow = MemberTypesToEditQuery["memberTypes"][number];

export const memberTypeSchema = z.object({
  name: textsWithOne(80),
  description: textsUpTo(300),
  slug,
  icon: z.string(),
  color: z.enum(colors),
  isDefault: z.boolean(),
  order: z.number().int().min(0).max(10_000).nullable(),
});

export type MemberTypeValues = z.infer<typeof memberTypeSchema>;

export const emptyMemberType: Loaded<MemberTypeValues> = {
  values: {
    name: texts(),
    description: texts(),
    slug: "",
    icon: "",
    color: "ORANGE",
    isDefault: false,
    order: null,
  },
};

export const loadedMemberType = (type: MemberTypeRow): Loaded<MemberTypeValues> => ({
  version: type.version,
  values: {
    name: texts(type.nameByLocale),
    description: texts(type.descriptionByLocale),
    slug: type.slug,
    icon: type.icon ?? "",
    color: type.color,
    isDefault: type.isDefault,
    order: type.order,
  },
});

/** What is left empty is left out: the server makes the slug of the name. */
export const memberTypeInput = (values: MemberTypeValues): UpdateMemberTypeInput => ({
  ...values,
  slug: values.slug || undefined,
  icon: values.icon || null,
});
