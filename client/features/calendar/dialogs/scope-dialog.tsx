import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ChangeScope } from "../../../schema.generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { dayOf } from "../clock.ts";
import type { ShownEvent } from "../shown-event.ts";
import { useDayText } from "../times-text.ts";

const SCOPES = ["THIS", "FOLLOWING", "ALL"] as const satisfies readonly ChangeScope[];

export interface ScopeQuestion {
  shown: ShownEvent;
  kind: "move" | "save" | "delete";
  /** Its rule changes, which one date has none of */
  hasNewRule?: boolean;
  /** Undefined if nothing changes */
  answer(scope: ChangeScope | undefined): void;
}

/** Which dates of a series change. */
export function ScopeDialog({ question }: { question: ScopeQuestion }) {
  const intl = useIntl();
  const dayText = useDayText();
  const { shown, kind, hasNewRule, answer } = question;
  const scopes = SCOPES.filter((each) => !(hasNewRule && each === "THIS"));
  const [scope, setScope] = useState<ChangeScope>(scopes[0] ?? "ALL");
  const isDeletion = kind === "delete";
  return (
    <Dialog
      open
      width={400}
      onClose={() => answer(undefined)}
      title={intl.formatMessage({ id: isDeletion ? "calendar.scope.delete" : "calendar.scope" })}
      text={<bdi>{shown.event.title}</bdi>}
      onSubmit={(event) => {
        event.preventDefault();
        // Dialogs are portals: the form around this one is another.
        event.stopPropagation();
        answer(scope);
      }}
      actions={
        <>
          <Button variant="outline" size={44} onClick={() => answer(undefined)}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <Button variant={isDeletion ? "danger" : "primary"} size={44} type="submit">
            <FormattedMessage id={`calendar.scope.${kind}.do`} />
          </Button>
        </>
      }
    >
      <RadioGroup
        name="scope"
        label={intl.formatMessage({ id: "calendar.scope.label" })}
        value={scope}
        onChange={(value) => setScope(scopes.find((each) => each === value) ?? scope)}
        options={scopes.map((value) => ({
          value,
          label: intl.formatMessage(
            { id: `calendar.scope.${value}` },
            { day: dayText(dayOf(shown.start)) },
          ),
          ...(value === "ALL" &&
            !isDeletion && { hint: intl.formatMessage({ id: "calendar.scope.ALL.hint" }) }),
        }))}
      />
    </Dialog>
  );
}
