import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconCalendarPlus from "@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../../ui/button.tsx";
import type { ApplicationToReadQuery } from "./application.generated.ts";
import { nextStage } from "./stages.ts";
import type { Handling } from "./use-handling.tsx";

interface ApplicationButtonsProps {
  application: ApplicationToReadQuery["application"];
  handling: Handling;
  /** Whether the next stage is the main button */
  isNextEmphasized?: boolean;
}

/** What is done with an application: to its next stage, show the name, write, plan an interview, reject. */
export function ApplicationButtons({
  application,
  handling,
  isNextEmphasized = false,
}: ApplicationButtonsProps) {
  const intl = useIntl();
  const stage = handling.stageOf(application);
  const next = nextStage(stage);
  return (
    <>
      {next && (
        <Button
          variant={isNextEmphasized ? "ink" : "outline"}
          size={44}
          onClick={() => handling.move([application], next)}
        >
          <IconArrowRight size={19} aria-hidden="true" className="rtl:-scale-x-100" />
          <FormattedMessage
            id="applications.to"
            values={{ stage: intl.formatMessage({ id: `applications.stage.${next}` }) }}
          />
        </Button>
      )}
      {application.isApplicantHidden && (
        <Button variant="outline" size={44} onClick={() => handling.reveal([application])}>
          <IconEye size={19} aria-hidden="true" />
          <FormattedMessage id="applications.reveal.label" />
        </Button>
      )}
      <Button variant="outline" size={44} onClick={() => handling.write([application])}>
        <IconMail size={19} aria-hidden="true" />
        <FormattedMessage id="applications.write.label" />
      </Button>
      {stage !== "WITHDRAWN" && !application.isApplicantHidden && (
        <Button variant="outline" size={44} onClick={() => handling.plan(application)}>
          <IconCalendarPlus size={19} aria-hidden="true" />
          <FormattedMessage id="applications.interview.label" />
        </Button>
      )}
      {stage !== "REJECTED" && stage !== "WITHDRAWN" && (
        <Button
          variant="plain"
          size={44}
          className="text-bad!"
          onClick={() => handling.move([application], "REJECTED")}
        >
          <FormattedMessage id="applications.reject.label" />
        </Button>
      )}
    </>
  );
}
