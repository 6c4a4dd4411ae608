import type { IntlShape } from "react-intl";
import { z } from "zod";
import { texts, textsUpTo } from "../../dashboard/edit/localized.ts";
import type { Loaded } from "../../dashboard/edit/use-edit.ts";
import { countryOption, languageOption } from "./places.ts";
import type { MemberToEditQuery, UpdateMemberInput } from "./member-edit.generated.ts";

export type MemberToEdit = MemberToEditQuery["member"];

const option = z.object({ value: z.string(), label: z.string() });

export const memberSchema = z.object({
  displayName: z.string().trim().min(1).max(80),
  handle: z
    .string()
    .trim()
    .min(1)
    .regex(/^[a-z0-9-]{3,30}$/),
  email: z.string(),
  pronouns: z.string().trim().max(30),
  role: textsUpTo(80),
  headline: textsUpTo(120),
  about: textsUpTo(5000),
  company: z.string().trim().max(80),
  city: z.string().trim().max(80),
  country: option.nullable(),
  languages: z.array(option).max(20),
  skills: z.array(z.string().max(40)).max(30),
  tools: z.array(z.string().max(40)).max(30),
  links: z
    .array(
      z.object({
        label: z.string().trim().min(1).max(40),
        url: z
          .string()
          .trim()
          .regex(/^(https?:\/\/|mailto:)\S+$/i, { error: "Not a link" }),
      }),
    )
    .max(12),
  availability: z.enum(["OPEN", "LIMITED", "BOOKED"]),
  availableFrom: z.union([z.literal(""), z.iso.date()]),
  visibility: z.enum(["PUBLIC", "MEMBERS", "UNLISTED", "PRIVATE"]),
  types: z.array(option),
});

/** A new member may get an account. */
export const newMemberSchema = memberSchema.extend({
  email: z.union([z.literal(""), z.email()]),
});

export type MemberValues = z.infer<typeof memberSchema>;

export const emptyMember: Loaded<MemberValues> = {
  values: {
    displayName: "",
    handle: "",
    email: "",
    pronouns: "",
    role: texts(),
    headline: texts(),
    about: texts(),
    company: "",
    city: "",
    country: null,
    languages: [],
    skills: [],
    tools: [],
    links: [],
    availability: "OPEN",
    availableFrom: "",
    visibility: "PUBLIC",
    types: [],
  },
};

export const loadedMember = (intl: IntlShape, member: MemberToEdit): Loaded<MemberValues> => ({
  version: member.version,
  values: {
    displayName: member.displayName,
    handle: member.handle,
    email: member.account?.email ?? "",
    pronouns: member.pronouns ?? "",
    role: texts(member.roleByLocale),
    headline: texts(member.headlineByLocale),
    about: texts(member.aboutByLocale),
    company: member.company ?? "",
    city: member.city ?? "",
    country: member.country ? countryOption(intl, member.country) : null,
    languages: member.languages.map((code) => languageOption(intl, code)),
    skills: member.skills,
    tools: member.tools,
    links: member.links.map(({ label, url }) => ({ label, url })),
    availability: member.availability,
    availableFrom: member.availableFrom ?? "",
    visibility: member.visibility ?? "PUBLIC",
    types: member.memberTypes.map(({ id, name }) => ({ value: id, label: name ?? "" })),
  },
});

/** What a member says of themselves; what they are here as is said by admins. */
export const memberInput = (values: MemberValues) =>
  ({
    displayName: values.displayName,
    handle: values.handle,
    pronouns: values.pronouns || null,
    role: values.role,
    headline: values.headline,
    about: values.about,
    company: values.company || null,
    city: values.city || null,
    country: values.country?.value ?? null,
    languages: values.languages.map(({ value }) => value),
    skills: values.skills,
    tools: values.tools,
    links: values.links,
    availability: values.availability,
    availableFrom: values.availability === "OPEN" ? null : values.availableFrom || null,
    visibility: values.visibility,
  }) satisfies UpdateMemberInput;

export const typeIds = (values: MemberValues) => values.types.map(({ value }) => value);
