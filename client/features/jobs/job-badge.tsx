import { FormattedMessage } from "react-intl";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { JobState } from "./job-state.ts";

const tones: Record<JobState, BadgeTone> = {
  open: "good",
  closed: "off",
  expired: "off",
  scheduled: "accent",
  review: "warn",
  draft: "warn",
  archived: "off",
};

export function JobBadge({ state }: { state: JobState }) {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage id={`jobs.state.${state}`} />
    </Badge>
  );
}
