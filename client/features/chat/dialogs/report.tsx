import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import type { ReportReason } from "../../../schema.generated.ts";
import { textOf } from "../../../platform/text-of.ts";
import type { ChatMessage } from "../message.ts";
import { useMessageActions } from "../messages/use-message-actions.ts";

const reasons: ReportReason[] = ["SPAM", "HARASSMENT", "OTHER"];

/** Reports a message to moderators; the dialog says what they will see. */
export function Report({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const intl = useIntl();
  const { report } = useMessageActions();
  const [reason, setReason] = useState<ReportReason>("SPAM");
  const { run, pending, error } = useAction();
  const send = (form: FormData) =>
    run(async () => {
      await report(message, reason, textOf(form, "note").trim());
      onClose();
    });
  return (
    <FormDialog
      onClose={onClose}
      title={intl.formatMessage({ id: "chat.report.title" })}
      text={intl.formatMessage({ id: "chat.report.text" })}
      onSubmit={(event) => void send(new FormData(event.currentTarget))}
      submit={<FormattedMessage id="chat.report" />}
      pending={pending}
    >
      <div className="grid gap-5">
        <ProblemNotice text={error} />
        <RadioGroup
          name="reason"
          label={intl.formatMessage({ id: "chat.report.reason" })}
          value={reason}
          onChange={(chosen) => setReason(reasons.find((each) => each === chosen) ?? "OTHER")}
          options={reasons.map((value) => ({
            value,
            label: intl.formatMessage({ id: `chat.report.reason.${value}` }),
          }))}
        />
        <TextArea
          name="note"
          label={intl.formatMessage({ id: "chat.report.note" })}
          maxLength={1_000}
        />
      </div>
    </FormDialog>
  );
}
