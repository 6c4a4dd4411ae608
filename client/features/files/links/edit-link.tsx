import { useRef, useState } from "react";
import { useIntl, FormattedMessage } from "react-intl";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ShownLink } from "../file.ts";
import { lastDay, linkDays, MAX_LABEL } from "../share/link-days.ts";
import { useLinkActions } from "./use-link-actions.ts";

interface EditLinkProps {
  link: ShownLink;
  now: number;
  onClose(): void;
}

/** Who or what a link is for, and its last day. */
export function EditLink({ link, now, onClose }: EditLinkProps) {
  const intl = useIntl();
  const { change } = useLinkActions();
  const { first, last } = linkDays(now);
  const label = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState(lastDay(link.expiresAt));
  const { run, pending, error } = useAction();
  const isValid = day >= first && day <= last;
  const shownLast = intl.formatDate(last, { day: "numeric", month: "long", timeZone: "UTC" });
  const [isTried, setTried] = useState(false);
  const submit = async () => {
    setTried(true);
    const isSent = day !== lastDay(link.expiresAt);
    const input = { label: label.current?.value.trim() || null, ...(isSent && { expiresOn: day }) };
    if ((isValid || !isSent) && (await run(() => change(link, input)))) onClose();
  };
  return (
    <FormDialog
      width={400}
      title={intl.formatMessage({ id: "files.link.edit" })}
      submit={<FormattedMessage id="form.save" />}
      pending={pending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField
          ref={label}
          name="label"
          label={intl.formatMessage({ id: "files.link.for" })}
          hint={intl.formatMessage({ id: "files.link.for.hint" })}
          maxLength={MAX_LABEL}
          defaultValue={link.label ?? ""}
        />
        <DateField
          name="expiresOn"
          label={intl.formatMessage({ id: "files.link.ends" })}
          hint={intl.formatMessage({ id: "files.link.ends.hint" }, { day: shownLast })}
          min={first}
          max={last}
          value={day}
          onChange={setDay}
          error={
            isTried && !isValid && day !== lastDay(link.expiresAt)
              ? intl.formatMessage({ id: "files.link.ends.invalid" }, { day: shownLast })
              : undefined
          }
        />
        <ProblemNotice text={error} />
      </div>
    </FormDialog>
  );
}
