import { z } from "zod";
import { applicationsAddress } from "../job-address.ts";
import { ALL_STAGES } from "./stages.ts";

export const VIEWS = ["steps", "read", "compare", "table"] as const;
export type ApplicationsView = (typeof VIEWS)[number];

const parsed = z.object({
  view: z.enum(VIEWS).catch("table"),
  stage: z.enum(ALL_STAGES).optional().catch(undefined),
  application: z.uuid().optional().catch(undefined),
  with: z
    .string()
    .transform((ids) => ids.split(","))
    .pipe(z.array(z.uuid()).max(2))
    .catch([]),
  q: z.string().trim().max(200).catch(""),
});

/** What the URL of a job's applications says: the view, and what is read in it. */
export type ApplicationsState = z.output<typeof parsed>;

export const applicationsState = (params: URLSearchParams): ApplicationsState =>
  parsed.parse(Object.fromEntries(params));

/** The URL of a state; the table is what it is without a view, because lists write their own. */
export function applicationsUrl(jobId: string, state: Partial<ApplicationsState>): string {
  const params = new URLSearchParams(
    Object.entries(state)
      .filter(
        ([name, value]) => String(value ?? "") !== "" && !(name === "view" && value === "table"),
      )
      .map(([name, value]) => [name, String(value)]),
  );
  const query = params.toString();
  return applicationsAddress(jobId) + (query && `?${query}`);
}
