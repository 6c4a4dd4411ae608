import { FormattedMessage, useIntl } from "react-intl";
import { ActionForm } from "../../../ui/action-form/action-form.tsx";
import type { Outcome } from "../../../ui/action-form/outcome.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { FormEnd, type FormOfPage, WriterFields } from "./contact-fields.tsx";

interface QuestionFormProps extends FormOfPage {
  /** What was searched for without an answer: the question begins with it */
  search: string;
  isSent: boolean;
  outcome?: Outcome;
}

/** A band below the answers, in which a question is asked. Works without JavaScript. */
export function QuestionForm({ search, isSent, writer, outcome, ...page }: QuestionFormProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `contact.${name}` });
  return (
    <section
      id="question"
      aria-labelledby="question-title"
      className="mt-16 scroll-mt-24 rounded-panel bg-raised p-6 md:p-10"
    >
      <h2
        id="question-title"
        className="text-[1.75rem] leading-tight font-bold tracking-[-0.025em]"
      >
        <FormattedMessage id="contact.question.title" />
      </h2>
      <p className="mt-2 mb-6 max-w-[42em] text-ink-2">
        <FormattedMessage id="contact.question.lead" />
      </p>
      {isSent ? (
        <div role="status">
          <Notice tone="good">
            <FormattedMessage id="contact.question.sent" />
          </Notice>
        </div>
      ) : (
        <ActionForm
          outcome={outcome}
          fields={{
            name: writer?.name,
            email: writer?.email,
            message: search || undefined,
            consent: undefined,
          }}
          submit="contact.question.send"
          submitWidth="max-sm:w-full sm:w-fit"
        >
          {(field) => (
            <>
              <TextArea {...field("message")} label={text("question.message")} rows={3} />
              <WriterFields field={field} />
              <FormEnd field={field} page={page} outcome={outcome} />
            </>
          )}
        </ActionForm>
      )}
    </section>
  );
}
