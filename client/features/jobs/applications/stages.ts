import type { ApplicationStage } from "../../../schema.generated.ts";
import type { BadgeTone } from "../../../ui/badge.tsx";
import type { ListedApplicationFragment } from "./application.generated.ts";

/** In their order; each has the key of its number. Withdrawing is the applicant's. */
export const STAGES = [
  "APPLIED",
  "SCREENING",
  "INTERVIEW",
  "OFFER",
  "HIRED",
  "REJECTED",
] as const satisfies readonly ApplicationStage[];

export type StaffStage = (typeof STAGES)[number];

export const ALL_STAGES = [...STAGES, "WITHDRAWN"] as const satisfies readonly ApplicationStage[];

export const stageTones: Record<ApplicationStage, BadgeTone> = {
  APPLIED: "accent",
  SCREENING: "warn",
  INTERVIEW: "warn",
  OFFER: "good",
  HIRED: "good",
  REJECTED: "off",
  WITHDRAWN: "off",
};

/** The class of a stage’s dot on the board. */
export const stageDots: Record<StaffStage, string> = {
  APPLIED: "bg-mark-info",
  SCREENING: "bg-mark-warn",
  INTERVIEW: "bg-graph",
  OFFER: "bg-mark-good",
  HIRED: "bg-mark-good",
  REJECTED: "bg-control",
};

/** The names of the counts of the graph. */
export const countName = <Stage extends ApplicationStage>(stage: Stage) =>
  stage.toLowerCase() as Lowercase<Stage>;

/** The template that an email about a new stage begins with. */
export const stageTemplates = {
  INTERVIEW: "INVITATION",
  OFFER: "OFFER",
  REJECTED: "REJECTION",
} as const;

export const isMailed = (stage: StaffStage): stage is keyof typeof stageTemplates =>
  stage in stageTemplates;

/** The stage that follows, of those that lead to a position. */
export function nextStage(stage: ApplicationStage): StaffStage | undefined {
  const path = STAGES.filter((each) => each !== "REJECTED");
  const place = path.findIndex((each) => each === stage);
  return place === -1 ? undefined : path[place + 1];
}

/** Whether staff may move it to a stage. */
export const canMove = ({ stage }: ListedApplicationFragment, to?: ApplicationStage): boolean =>
  stage !== "WITHDRAWN" && stage !== to;
