import { isIn, type ListedDocument } from "../../admin/document/listed-document.ts";

interface Offered extends ListedDocument {
  takesApplications: boolean;
  closedAt: string | null;
}

export type JobState =
  | "open"
  | "closed"
  | "expired"
  | "scheduled"
  | "review"
  | "draft"
  | "archived";

/** What a job is to applicants: published and open or not, or not yet published. */
export function jobState(job: Offered): JobState {
  if (job.takesApplications) return "open";
  if (isIn(job, "published")) return job.closedAt ? "closed" : "expired";
  const states = ["scheduled", "review", "draft", "archived"] as const;
  return states.find((state) => isIn(job, state)) ?? "draft";
}
