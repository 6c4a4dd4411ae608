import type { IntlShape } from "react-intl";
import { z } from "zod";
import { defineForm } from "../../../../admin/form/define-form.ts";
import {
  choice,
  date,
  email,
  localizedText,
  plainField,
  related,
  requiredText,
  multiChoice,
  text,
} from "../../../../admin/form/field-kinds.ts";
import type { MemberToEditQuery } from "./member-edit.generated.ts";
import { countryOption, languageOption } from "./places.ts";

export type MemberToEdit = MemberToEditQuery["member"];

const links = z
  .array(
    z.object({
      label: z.string().trim().min(1).max(40),
      url: z
        .string()
        .trim()
        .regex(/^(https?:\/\/|mailto:)\S+$/i, { error: "Not a link" }),
    }),
  )
  .max(12);
type Links = z.infer<typeof links>;

const tags = () => multiChoice(z.array(z.string().max(40)).max(30));

export const availabilities = ["OPEN", "LIMITED", "BOOKED"] as const;
export const visibilities = ["PUBLIC", "MEMBERS", "UNLISTED", "PRIVATE"] as const;

/** The fields members edit themselves; their types are chosen by admins. */
export const memberForm = defineForm(
  "members.edit",
  {
    displayName: requiredText(80),
    handle: requiredText(30, /^[a-z0-9-]{3,30}$/),
    /** A new member may get an account. */
    email: { ...email(), isOnlyNew: true },
    pronouns: text(30),
    role: localizedText(80),
    headline: localizedText(120),
    about: localizedText(5000),
    company: text(80),
    city: text(80),
    country: {
      ...text(2),
      show: (code: string, intl: IntlShape) => code && countryOption(intl, code).label,
    },
    languages: {
      ...multiChoice(z.array(z.string()).max(20)),
      show: (codes: string[], intl: IntlShape) =>
        codes.map((code) => languageOption(intl, code).label),
    },
    skills: tags(),
    tools: tags(),
    links: plainField<Links, Links, Links>({
      schema: links,
      empty: [],
      read: (stored) => stored.map(({ label, url }) => ({ label, url })),
      write: (value) => value,
      show: (value) => value.map(({ label, url }) => `${label} (${url})`),
    }),
    availability: choice(availabilities),
    availableFrom: date(),
    visibility: choice(visibilities),
    typeIds: { ...related(), from: "memberTypes", label: "types" },
  },
  (values) => (values.availability === "OPEN" ? { ...values, availableFrom: "" } : values),
);
