import { useIntl } from "react-intl";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ActionForm, type FieldProps } from "../../../ui/action-form/action-form.tsx";
import type { Outcome } from "../../../ui/action-form/outcome.ts";
import type { Recipient } from "./recipient.ts";
import { FormEnd, type FormOfPage, WriterFields } from "./contact-fields.tsx";

interface ContactFormProps extends FormOfPage {
  recipient: Recipient | null;
  outcome?: Outcome;
}

/** Works without JavaScript. Keeps what was typed until it is sent. */
export function ContactForm({ recipient, writer, outcome, ...page }: ContactFormProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `contact.${name}` });
  const kind = recipient ? "quote" : "message";
  const extra = recipient ? { budget: undefined, timing: undefined } : {};
  return (
    <ActionForm
      outcome={outcome}
      fields={{
        name: writer?.name,
        email: writer?.email,
        phone: undefined,
        company: undefined,
        ...(!recipient && { subject: undefined }),
        message: undefined,
        ...extra,
        consent: undefined,
      }}
      submit={`contact.${kind}.send`}
      submitWidth="max-sm:w-full sm:w-fit"
    >
      {(field) => (
        <>
          <WriterFields field={field} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...optional(field("company"))}
              label={text("company")}
              autoComplete="organization"
            />
            <TextField
              {...optional(field("phone"))}
              type="tel"
              label={text("phone")}
              autoComplete="tel"
            />
          </div>
          {!recipient && <TextField {...field("subject")} label={text("subject")} />}
          <TextArea
            {...field("message")}
            label={text("message")}
            hint={text(`${kind}.message.hint`)}
            rows={7}
          />
          {recipient && (
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField {...optional(field("budget"))} label={text("budget")} />
              <TextField {...optional(field("timing"))} label={text("timing")} />
            </div>
          )}
          <FormEnd
            field={field}
            page={page}
            outcome={outcome}
            more={{
              ...recipient?.query,
              memberId: recipient?.memberId,
              projectId: recipient?.projectId,
            }}
          />
        </>
      )}
    </ActionForm>
  );
}

const optional = (field: FieldProps) => ({ ...field, required: false });
