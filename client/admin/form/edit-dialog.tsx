import { type ReactNode, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { codeText } from "../../platform/apollo/problem-text.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { StaleDialog } from "./stale-dialog.tsx";
import type { Edit } from "./use-edit.ts";

interface EditDialogProps<Values extends FieldValues> {
  edit: Edit<Values>;
  title: string;
  /** The label of the submit button: "Create category" */
  submit: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a dialog over its list. */
export function EditDialog<Values extends FieldValues>({
  edit,
  title,
  submit,
  onClose,
  children,
}: EditDialogProps<Values>) {
  const intl = useIntl();
  const [leaving, setLeaving] = useState(false);
  const { problem } = edit;
  const close = () => {
    if (edit.pending) return;
    if (edit.holds()) setLeaving(true);
    else onClose();
  };
  return (
    <FormDialog
      onClose={close}
      title={title}
      onSubmit={edit.submit}
      submit={problem?.code === "OFFLINE" ? intl.formatMessage({ id: "form.retry" }) : submit}
      pending={edit.pending}
    >
      {edit.offered && (
        <DraftNotice
          text={<FormattedMessage id="form.draft" values={{ at: new Date(edit.offered) }} />}
          onRestore={edit.restoreDraft}
          onDiscard={edit.discard}
        />
      )}
      <div className="grid gap-5">
        {children}
        <ProblemNotice text={problem && codeText(intl, problem.code)} />
      </div>
      {edit.conflict && (
        <StaleDialog conflict={edit.conflict} onSave={edit.resolve} onClose={edit.keepEditing} />
      )}
      <LeaveDialog
        open={leaving}
        onStay={() => setLeaving(false)}
        onLeave={() => {
          edit.leave();
          onClose();
        }}
      />
    </FormDialog>
  );
}
