import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LeaveDialog } from "../../../admin/form/leave-dialog.tsx";
import { LeaveGuard } from "../../../admin/form/leave-guard.tsx";
import { textIn } from "../../../admin/text-in.ts";
import { languageName, type Locale } from "../../../i18n/locale.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import type { ApplicationMailInput, MailTemplate } from "../../../schema.generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { applicantName } from "./applicant.tsx";
import {
  FillMailTemplateDocument,
  type JobOfApplicationsQuery,
  type ListedApplicationFragment as Listed,
} from "./application.generated.ts";
import { type StaffStage, isMailed, stageTemplates } from "./stages.ts";

type Job = JobOfApplicationsQuery["job"];

const TEMPLATES = ["INVITATION", "QUESTION", "OFFER", "REJECTION"] as const;

interface MailDialogProps {
  job: Job;
  applications: Listed[];
  /** The stage they are moved to with it */
  stage?: StaffStage;
  pending: boolean;
  error?: string;
  onSend: (mail: ApplicationMailInput) => void;
  /** Moves them without a word; undefined if nothing is moved */
  onSkip?: () => void;
  onClose: () => void;
}

interface Texts {
  subject: string;
  content: string;
}

/** A mail to applicants, from a template or one's own, as it will be sent. */
export function MailDialog({
  job,
  applications,
  stage,
  pending,
  error,
  onSend,
  onSkip,
  onClose,
}: MailDialogProps) {
  const intl = useIntl();
  const begun = stage && isMailed(stage) ? stageTemplates[stage] : undefined;
  const [template, setTemplate] = useState<MailTemplate | undefined>(begun);
  const { original, texts, setTexts, problem } = useTemplate(template, job, applications);
  const [leaving, setLeaving] = useState(false);
  const [missing, setMissing] = useState(false);
  const [first] = applications;
  const isOne = applications.length === 1;
  const isOwn = isOne || template === undefined;
  const names = { count: applications.length, name: first ? applicantName(intl, first) : "" };

  const send = () => {
    if (!isOwn) return onSend({ template });
    const { subject, content } = texts;
    if (!subject.trim() || !content.trim()) return setMissing(true);
    onSend({ subject, content });
  };
  const holds = () => texts.subject !== original.subject || texts.content !== original.content;
  const close = () => (holds() ? setLeaving(true) : onClose());
  const required = intl.formatMessage({ id: "form.field.required" });
  return (
    <Dialog
      open
      onClose={close}
      width={800}
      title={
        stage
          ? intl.formatMessage(
              { id: stage === "REJECTED" ? "applications.reject.ask" : "applications.move.ask" },
              { ...names, stage: intl.formatMessage({ id: `applications.stage.${stage}` }) },
            )
          : intl.formatMessage({ id: "applications.write.title" }, names)
      }
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      actions={
        <>
          <Button variant="outline" size={44} onClick={close}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          {onSkip && (
            <Button variant="outline" size={44} onClick={onSkip} pending={pending}>
              <FormattedMessage
                id={
                  stage === "REJECTED" ? "applications.reject.silent" : "applications.move.silent"
                }
              />
            </Button>
          )}
          <Button
            variant={stage === "REJECTED" ? "danger" : "primary"}
            size={44}
            type="submit"
            pending={pending}
          >
            <FormattedMessage
              id={
                stage
                  ? stage === "REJECTED"
                    ? "applications.reject.send"
                    : "applications.move.send"
                  : "applications.write.send"
              }
              values={names}
            />
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Select
          label={intl.formatMessage({ id: "applications.mail.template" })}
          name="template"
          value={template ?? ""}
          onChange={(chosen) => setTemplate(TEMPLATES.find((each) => each === chosen))}
          options={[
            { value: "", label: intl.formatMessage({ id: "applications.template.none" }) },
            ...TEMPLATES.map((value) => ({
              value,
              label: intl.formatMessage({ id: `applications.template.${value}` }),
            })),
          ]}
        />
        <p className="text-sm text-ink-3">
          {isOne && first ? (
            <FormattedMessage
              id={first.email ? "applications.mail.to" : "applications.mail.hidden"}
              values={{
                email: <bdi>{first.email}</bdi>,
                language: languageName(intl, first.locale),
                a: "{name}",
              }}
            />
          ) : (
            <FormattedMessage
              id={isOwn ? "applications.mail.same" : "applications.mail.each"}
              values={{ count: applications.length, a: "{name}", b: "{job}" }}
            />
          )}
        </p>
        <TextField
          label={intl.formatMessage({ id: "applications.mail.subject" })}
          name="subject"
          value={texts.subject}
          maxLength={160}
          readOnly={!isOwn}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => setTexts({ ...texts, subject: target.value })}
          error={missing && isOwn && !texts.subject.trim() ? required : undefined}
        />
        <TextArea
          label={intl.formatMessage({ id: "applications.mail.content" })}
          name="content"
          value={texts.content}
          maxLength={5000}
          readOnly={!isOwn}
          autosize
          dir="auto"
          className="min-h-56!"
          onChange={({ target }) => setTexts({ ...texts, content: target.value })}
          error={missing && isOwn && !texts.content.trim() ? required : undefined}
        />
        <ProblemNotice text={error ?? problem} />
      </div>
      <LeaveDialog open={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
      <LeaveGuard holds={holds} />
    </Dialog>
  );
}

const nothing: Texts = { subject: "", content: "" };

/** The words of a template; for one applicant as they will read it. */
function useTemplate(template: MailTemplate | undefined, job: Job, applications: Listed[]) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [texts, setTexts] = useState<Texts>(nothing);
  /** The template's, before it is edited */
  const [original, setOriginal] = useState<Texts>(nothing);
  const [problem, setProblem] = useState<string>();
  const [first] = applications;
  const locale: Locale = first?.locale ?? "en";
  const filled = (text: string) =>
    applications.length === 1 && first
      ? text
          .replaceAll("{name}", first.name ?? "{name}")
          .replaceAll("{job}", textIn(job.titleByLocale, locale))
      : text;
  const take = useEffectEvent(({ subject, content }: Texts) => {
    const begun = { subject: filled(subject), content: filled(content) };
    setOriginal(begun);
    setTexts(begun);
    setProblem(undefined);
  });
  const fail = useEffectEvent((error: unknown) => setProblem(problemText(intl, error)));
  useEffect(() => {
    if (!template) return;
    let isCurrent = true;
    apollo.mutate({ mutation: FillMailTemplateDocument, variables: { template, locale } }).then(
      ({ data }) => isCurrent && take(data?.fillMailTemplate ?? nothing),
      (error: unknown) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [apollo, template, locale]);
  return { original, texts, setTexts, problem };
}
