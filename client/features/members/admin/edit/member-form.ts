import type { IntlShape } from "react-intl";
import { z } from "zod";
import { defineForm } from "../../../../admin/form/define-form.ts";
import {
  choice,
  date,
  email,
  localizedText,
  multiChoice,
  optionalChoice,
  related,
  requiredText,
  text,
} from "../../../../admin/form/field-kinds.ts";
import type { MemberToEditQuery } from "./member-edit.generated.ts";
import { languages, links, rate, resume } from "./member-parts.ts";
import { countryOption } from "./places.ts";

export type MemberToEdit = MemberToEditQuery["member"];

const tags = () => multiChoice(z.array(z.string().max(40)).max(30));

export const availabilities = ["OPEN", "LIMITED", "BOOKED"] as const;
export const visibilities = ["PUBLIC", "MEMBERS", "UNLISTED", "PRIVATE"] as const;
export const rateVisibilities = ["PUBLIC", "MEMBERS", "HIDDEN"] as const;
export const messageAudiences = ["EVERYONE", "MEMBERS", "CONTACTS", "NOBODY"] as const;
export const openTo = ["WORK", "COLLABORATION", "MENTORING"] as const;

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
    state: text(80),
    address: text(200),
    zipCode: text(20),
    phone: text(30),
    timeZone: text(60),
    languages,
    skills: tags(),
    tools: tags(),
    links,
    experience: resume(),
    education: resume(),
    awards: resume(),
    availability: optionalChoice(availabilities),
    availableFrom: date(),
    openTo: multiChoice(z.array(z.enum(openTo))),
    rate,
    rateVisibility: choice(rateVisibilities),
    acceptMessagesFrom: choice(messageAudiences),
    featuredProjectIds: { ...related(), from: "featuredProjects", label: "featured" },
    visibility: choice(visibilities),
    typeIds: { ...related(), from: "memberTypes", label: "types" },
  },
  (values) =>
    values.availability === "OPEN" || !values.availability
      ? { ...values, availableFrom: "" }
      : values,
);
