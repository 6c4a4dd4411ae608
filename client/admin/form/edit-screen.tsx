import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { codeText } from "../../platform/apollo/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { TitleRow } from "../title-row.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { SaveBar } from "./save-bar.tsx";
import { StaleDialog } from "./stale-dialog.tsx";
import type { Edit } from "./use-edit.ts";
import { useSaveKey } from "./use-save-key.ts";

interface EditScreenProps<Values extends FieldValues> {
  edit: Edit<Values>;
  title: string;
  /** The list it belongs to, and the path to it in words */
  back?: { to: string; path: string };
  /** At the end of the title's row: actions other than editing */
  actions?: ReactNode;
  /** The URL parameter of its tabs */
  tabParam?: string;
  /** The label of the submit button: "Create member" */
  submit: string;
  /** The cards next to the fields, 320 wide */
  side?: ReactNode;
  /** The cards with fields */
  children: ReactNode;
}

/**
 * A form of the dashboard: its fields, schema and mutation are given, everything else is handled
 * here.
 */
export function EditScreen<Values extends FieldValues>({
  edit,
  title,
  back,
  actions,
  tabParam,
  submit,
  side,
  children,
}: EditScreenProps<Values>) {
  const intl = useIntl();
  useSaveKey(edit.submit);
  const { problem, isDirty, pending } = edit;
  return (
    <>
      <TitleRow title={title} back={back} actions={actions} />
      {edit.offered && (
        <DraftNotice
          text={<FormattedMessage id="form.draft" values={{ at: new Date(edit.offered) }} />}
          onRestore={edit.restoreDraft}
          onDiscard={edit.discard}
        />
      )}
      <form noValidate onSubmit={edit.submit} className="pb-20 max-md:pb-28">
        <div className={side ? "grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_320px]" : ""}>
          <div className="grid min-w-0 grid-cols-1 gap-6">{children}</div>
          {side && <div className="grid min-w-0 gap-6">{side}</div>}
        </div>
        <SaveBar
          state={problem ? "failed" : isDirty ? "unsaved" : undefined}
          status={problem ? codeText(intl, problem.code) : <FormattedMessage id="form.unsaved" />}
          savedAt={problem ? undefined : edit.savedAt}
        >
          <Button variant="plain" size={44} onClick={edit.discard} disabled={!isDirty || pending}>
            <FormattedMessage id="form.discard" />
          </Button>
          <Button
            variant="primary"
            size={44}
            type="submit"
            pending={pending}
            disabled={!isDirty && !edit.isNew}
          >
            {problem?.code === "OFFLINE" ? <FormattedMessage id="form.retry" /> : submit}
          </Button>
        </SaveBar>
      </form>
      {edit.conflict && (
        <StaleDialog conflict={edit.conflict} onSave={edit.resolve} onClose={edit.keepEditing} />
      )}
      <LeaveGuard holds={edit.holds} onLeave={edit.leave} tabParam={tabParam} />
    </>
  );
}
