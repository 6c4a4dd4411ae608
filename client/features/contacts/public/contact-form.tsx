import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ActionForm, type FieldProps } from "../../../ui/action-form/action-form.tsx";
import { Honeypot } from "../../../ui/action-form/honeypot.tsx";
import type { Outcome } from "../../../ui/action-form/outcome.ts";
import type { Asked } from "./asked.ts";

interface ContactFormProps {
  asked: Asked | null;
  /** Of who is signed in */
  writer: { name: string; email: string } | null;
  privacyVersion: string;
  /** Of this page: a form that is submitted twice is stored once */
  idempotencyKey: string;
  shownAt: string;
  outcome?: Outcome;
}

/** Works without JavaScript. Keeps what was typed until it is sent. */
export function ContactForm({ asked, writer, outcome, ...page }: ContactFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `contact.${name}` });
  const kind = asked ? "quote" : "message";
  const extra = asked ? { budget: undefined, timing: undefined } : {};
  return (
    <ActionForm
      outcome={outcome}
      fields={{
        name: writer?.name,
        email: writer?.email,
        ...(!asked && { subject: undefined }),
        message: undefined,
        ...extra,
        consent: undefined,
      }}
      submit={`contact.${kind}.send`}
      submitWidth="max-sm:w-full sm:w-fit"
    >
      {(field) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field("name")} label={text("name")} autoComplete="name" />
            <TextField
              {...field("email")}
              type="email"
              label={text("email")}
              autoComplete="email"
            />
          </div>
          {!asked && <TextField {...field("subject")} label={text("subject")} />}
          <TextArea
            {...field("message")}
            label={text("message")}
            hint={text(`${kind}.message.hint`)}
            rows={7}
          />
          {asked && (
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField {...optional(field("budget"))} label={text("budget")} />
              <TextField {...optional(field("timing"))} label={text("timing")} />
            </div>
          )}
          <Consent {...field("consent")} version={page.privacyVersion} />
          <Honeypot />
          <Hidden
            values={{
              locale,
              shownAt: page.shownAt,
              idempotencyKey: page.idempotencyKey,
              ...asked?.query,
              memberId: asked?.memberId,
              projectId: asked?.projectId,
            }}
          />
        </>
      )}
    </ActionForm>
  );
}

const optional = (field: FieldProps) => ({ ...field, required: false });

function Consent({ version, defaultValue, ...field }: FieldProps & { version: string }) {
  const locale = useLocale();
  const privacy = (text: ReactNode[]) => (
    <a
      href={localePath(locale, "/page/privacy-policy")}
      target="_blank"
      className="font-semibold text-primary-strong hover:underline"
    >
      {text}
    </a>
  );
  return (
    <CheckField {...field} value={version} defaultChecked={!!defaultValue}>
      <FormattedMessage id="contact.consent" values={{ privacy }} />
    </CheckField>
  );
}

function Hidden({ values }: { values: Record<string, string | undefined> }) {
  return Object.entries(values).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
