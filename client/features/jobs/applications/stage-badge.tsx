import { FormattedMessage } from "react-intl";
import type { ApplicationStage } from "../../../schema.generated.ts";
import { Badge } from "../../../ui/badge.tsx";
import { stageTones } from "./stages.ts";

export function StageBadge({ stage }: { stage: ApplicationStage }) {
  return (
    <Badge tone={stageTones[stage]}>
      <FormattedMessage id={`applications.stage.${stage}`} />
    </Badge>
  );
}
