import { registerEnumType } from "type-graphql";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";

export const PublicationStatus = enumType(
  "PublicationStatus",
  ["DRAFT", "REVIEW", "SCHEDULED", "PUBLISHED", "ARCHIVED"],
  "The state of something in one language.",
);
export type PublicationStatus = EnumOf<typeof PublicationStatus>;

/** States that are neither public nor scheduled to be. */
export const UnpublishedStatus = {
  DRAFT: PublicationStatus.DRAFT,
  REVIEW: PublicationStatus.REVIEW,
  ARCHIVED: PublicationStatus.ARCHIVED,
} as const;
export type UnpublishedStatus = (typeof UnpublishedStatus)[keyof typeof UnpublishedStatus];

registerEnumType(UnpublishedStatus, { name: "UnpublishedStatus" });

/** A state that a language can come back to. */
export interface StateBefore {
  status: PublicationStatus;
  scheduledAt?: string | undefined;
  /** The selection it was archived with */
  selectionId?: string | undefined;
}
