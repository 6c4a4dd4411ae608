import { FormattedMessage } from "react-intl";
import type { ProjectStage } from "../../schema.generated.ts";
import { Badge } from "../../ui/badge.tsx";
import { stageTones } from "./project-stages.ts";

export function StageBadge({ stage }: { stage: ProjectStage }) {
  return (
    <Badge tone={stageTones[stage]}>
      <FormattedMessage id={`projects.stage.${stage}`} />
    </Badge>
  );
}
