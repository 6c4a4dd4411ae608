import type { BadgeTone } from "../../ui/badge.tsx";

type State = "DRAFT" | "SCHEDULED" | "PUBLISHED";

/** A published entry with a later time is not shown yet. */
export const stateOf = (entry: { status: "DRAFT" | "PUBLISHED"; publishedAt: string }): State =>
  entry.status === "PUBLISHED" && Date.parse(entry.publishedAt) > Date.now()
    ? "SCHEDULED"
    : entry.status;

export const STATE_TONES: Record<State, BadgeTone> = {
  DRAFT: "warn",
  SCHEDULED: "accent",
  PUBLISHED: "good",
};
