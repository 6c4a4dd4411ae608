import { MOST_COMPARED } from "../../../admin/flow/side-by-side.tsx";
import type { ApplicationStage } from "../../../schema.generated.ts";
import type { ApplicationsState } from "./applications-url.ts";
import { STAGES } from "./stages.ts";

/** In their order, but those of the first stage with two or more are first. */
export function beginWithOneStage(
  listed: readonly { id: string; stage: ApplicationStage }[],
): string[] {
  const stage = STAGES.find((each) => listed.filter((one) => one.stage === each).length > 1);
  const isFirst = (one: { stage: ApplicationStage }) => one.stage === stage;
  return [...listed.filter(isFirst), ...listed.filter((one) => !isFirst(one))].map(({ id }) => id);
}

/** Those that the URL names, otherwise the first ones of the list. */
export function comparedIds(
  { application, with: others }: Pick<ApplicationsState, "application" | "with">,
  listed: readonly string[],
): string[] {
  const named = application ? [application, ...others] : [];
  const most = others.length > 0 ? named.length : MOST_COMPARED;
  return [...new Set([...named, ...listed])].slice(0, Math.min(Math.max(most, 2), MOST_COMPARED));
}

/** The next one of the list before or after that of a column, except for those of other columns. */
export function idBeside(
  listed: readonly string[],
  shown: readonly string[],
  column: number,
  by: 1 | -1,
): string | undefined {
  let place = listed.indexOf(shown[column] ?? "") + by;
  while (shown.includes(listed[place] ?? "")) place += by;
  return listed[place];
}

interface Answered {
  answers: readonly { questionId: string; label: string }[];
}

/** The questions that were answered in any of them, in their order. */
export function questionsOf(applications: readonly Answered[]) {
  const questions = new Map<string, string>();
  for (const { answers } of applications) {
    for (const { questionId, label } of answers) {
      if (!questions.has(questionId)) questions.set(questionId, label);
    }
  }
  return [...questions].map(([questionId, label]) => ({ questionId, label }));
}
