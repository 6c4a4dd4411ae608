import { useIntl } from "react-intl";
import { StageMenu } from "../../../admin/flow/stage-menu.tsx";
import type { ListedApplicationFragment as Listed } from "./application.generated.ts";
import { STAGES } from "./stages.ts";
import type { Handling } from "./use-handling.tsx";

interface ApplicationStageProps {
  application: Listed;
  handling: Handling;
}

/** The stage of an application, and all it can be moved to. */
export function ApplicationStage({ application, handling }: ApplicationStageProps) {
  const intl = useIntl();
  const stage = handling.stageOf(application);
  const nameOf = (each: string) => intl.formatMessage({ id: `applications.stage.${each}` });
  return (
    <StageMenu
      stage={stage}
      name={nameOf(stage)}
      label={intl.formatMessage({ id: "applications.stageIs" }, { stage: nameOf(stage) })}
      stages={STAGES.map((id) => ({ id, name: nameOf(id) }))}
      onMove={(to) => handling.move([application], to)}
      disabled={stage === "WITHDRAWN"}
    />
  );
}
