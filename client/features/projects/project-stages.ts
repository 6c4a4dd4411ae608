import type { BadgeTone } from "../../ui/badge.tsx";
import type { ProjectStage, ProjectVisibility } from "../../schema.generated.ts";

export const STAGES = ["DRAFT", "IN_PROGRESS", "COMPLETED", "ARCHIVED"] as const;
export const VISIBILITIES = ["PUBLIC", "UNLISTED", "PRIVATE"] as const;

/** A stage as the specification's word for the status. */
export const stageWord = (stage: ProjectStage): string => stage.toLowerCase();

export const stageTones: Record<ProjectStage, BadgeTone> = {
  DRAFT: "off",
  IN_PROGRESS: "warn",
  COMPLETED: "good",
  ARCHIVED: "off",
};

interface Shown {
  stage: ProjectStage;
  visibility: ProjectVisibility;
}

/** What keeps a published project off the site. */
export function hiddenBy({ stage, visibility }: Shown): "draft" | "private" | undefined {
  if (stage === "DRAFT") return "draft";
  return visibility === "PRIVATE" ? "private" : undefined;
}
