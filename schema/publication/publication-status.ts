import { registerEnumType } from "type-graphql";
import { enumType, type EnumOf, valuesConfig } from "../foundation/enum-type.ts";
import { LOCALES } from "../foundation/locale.ts";

export const PublicationStatus = enumType(
  "PublicationStatus",
  {
    DRAFT: "Being written.",
    REVIEW: "Waits for an editor.",
    SCHEDULED: "Is published at `scheduledAt`.",
    PUBLISHED: "Public.",
    ARCHIVED: "No longer public.",
  },
  "The publication status in one language.",
);
export type PublicationStatus = EnumOf<typeof PublicationStatus>;

/** Statuses of content that is neither public nor scheduled. */
export const UnpublishedStatus = {
  DRAFT: PublicationStatus.DRAFT,
  REVIEW: PublicationStatus.REVIEW,
  ARCHIVED: PublicationStatus.ARCHIVED,
} as const;
export type UnpublishedStatus = (typeof UnpublishedStatus)[keyof typeof UnpublishedStatus];

registerEnumType(UnpublishedStatus, {
  name: "UnpublishedStatus",
  description: "The statuses that an unpublished language can have.",
  valuesConfig: valuesConfig({
    DRAFT: "Being written.",
    REVIEW: "Waits for an editor.",
    ARCHIVED: "No longer public.",
  }),
});

/** The status to restore an archived language to. */
export interface StateBefore {
  status: PublicationStatus;
  scheduledAt?: string | undefined;
  /** The selection it was archived with. */
  selectionId?: string | undefined;
}

/**
 * The search keys of an item's status: a status, a language, or both, as in "draft", "fr", "fr
 * draft".
 */
export const STATES = Object.fromEntries(
  [
    ...Object.values(PublicationStatus),
    ...LOCALES.flatMap((locale) => [
      locale,
      ...Object.values(PublicationStatus).map((status) => `${locale} ${status}`),
    ]),
  ].map((state) => [state, state]),
);
