import type { Failure } from "../../../platform/rest.ts";
import { PublishedMissing } from "../../../ui/published-missing.tsx";
import { CAREERS_PATH, jobPath } from "./careers-path.ts";

/** "Position not found", or links to the languages in which it is available. */
export function JobMissing({ available }: Pick<Failure, "available">) {
  return (
    <PublishedMissing
      messageOf={(kind) => `careers.${kind}`}
      available={available}
      pathOf={jobPath}
      all={{ label: "careers.allJobs", to: CAREERS_PATH }}
    />
  );
}
