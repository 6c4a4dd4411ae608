import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import type { ApplicationStage } from "../../../schema.generated.ts";
import { Button } from "../../../ui/button.tsx";
import { MenuAction } from "../../../ui/menu-item.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { STAGES, type StaffStage } from "./stages.ts";

interface StageMenuProps {
  stage: ApplicationStage;
  onMove: (stage: StaffStage) => void;
}

/** The stage of an application, and all it can be moved to. */
export function StageMenu({ stage, onMove }: StageMenuProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `applications.stage.${stage}` });
  return (
    <Menu
      button={
        <Button
          variant="outline"
          size={44}
          disabled={stage === "WITHDRAWN"}
          aria-label={intl.formatMessage({ id: "applications.stageIs" }, { stage: name })}
        >
          {name}
          <IconChevronDown size={18} aria-hidden="true" />
        </Button>
      }
    >
      {STAGES.map((each) => (
        <MenuAction key={each} checked={each === stage} onSelect={() => onMove(each)}>
          <FormattedMessage id={`applications.stage.${each}`} />
        </MenuAction>
      ))}
    </Menu>
  );
}
