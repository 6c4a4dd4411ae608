import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import type { Job } from "../../../platform/rest.ts";
import { ActionForm, type FieldProps } from "../../../ui/action-form/action-form.tsx";
import { Honeypot } from "../../../ui/action-form/honeypot.tsx";
import type { Outcome } from "../../../ui/action-form/outcome.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { FileField } from "../../../ui/file-field.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { APPLY } from "./careers-path.ts";
import { QuestionField } from "./question-field.tsx";
import { cvProblem, TOO_LARGE } from "./send-application.ts";
import { useUploadShare } from "./upload-share.ts";

/** As ApplyInput.projectIds takes them. */
const MAX_PROJECTS = 6;

interface ApplyFormProps {
  job: Job;
  /** Of who is signed in */
  applicant: { name: string; email: string } | null;
  /** Their public projects */
  projects: { id: string; title: string }[];
  /** The source named by the link that led to this page */
  source: string;
  privacyVersion: string;
  shownAt: string;
  outcome?: Outcome;
}

/** Works without JavaScript. Keeps what was typed until it is sent; browsers keep no files. */
export function ApplyForm({ job, applicant, projects, outcome, ...page }: ApplyFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (name: string) => intl.formatMessage({ id: `careers.apply.${name}` });
  const { typed = {}, fields: errors = {} } = outcome?.refusal ?? {};
  return (
    <ActionForm
      outcome={outcome}
      encType="multipart/form-data"
      action={`#${APPLY}`}
      fields={{
        name: applicant?.name,
        email: applicant?.email,
        phone: undefined,
        ...Object.fromEntries(job.questions.map(({ id }) => [`answers.${id}`, undefined])),
        projectIds: undefined,
        coverLetter: undefined,
        source: page.source,
        cv: undefined,
        consent: undefined,
      }}
      submit="careers.apply.send"
      submitWidth="w-full self-start"
      className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr]"
    >
      {(field) => (
        <>
          <div className="grid content-start gap-6 lg:row-span-2">
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField {...field("name")} label={text("name")} autoComplete="name" />
              <TextField
                {...field("email")}
                type="email"
                label={text("email")}
                hint={text("email.hint")}
                autoComplete="email"
              />
            </div>
            <TextField
              {...optional(field("phone"))}
              type="tel"
              label={text("phone")}
              hint={text("optional")}
              autoComplete="tel"
            />
            {job.questions.map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                {...field(`answers.${question.id}`)}
                required={question.required}
              />
            ))}
            {projects.length > 0 && (
              <ProjectChoice
                projects={projects}
                chosen={(typed["projectIds"] ?? "").split(" ")}
                error={errors["projectIds"]}
              />
            )}
            <TextArea
              {...optional(field("coverLetter"))}
              label={text("letter")}
              hint={text("letter.hint")}
              rows={7}
            />
            <TextField
              {...optional(field("source"))}
              label={text("source")}
              hint={text("optional")}
            />
          </div>
          <div className="grid content-start gap-6">
            <CvField name="cv" refused={field("cv").error && errors["cv"]} lost={typed["cvName"]} />
            <div className="rounded-card bg-raised p-5">
              <Consent
                {...field("consent")}
                version={page.privacyVersion}
                days={job.retentionDays}
              />
            </div>
            <Honeypot />
            <input type="hidden" name="jobId" value={job.id} />
            <input type="hidden" name="slug" value={job.slug} />
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="shownAt" value={typed["shownAt"] ?? page.shownAt} />
            <Sending />
          </div>
        </>
      )}
    </ActionForm>
  );
}

const optional = (field: FieldProps) => ({ ...field, required: false });

interface CvFieldProps {
  name: string;
  refused: string | undefined;
  /** The name of a file that the browser has forgotten */
  lost: string | undefined;
}

/** Says at once what is wrong with a file, not only after all of it was sent. */
function CvField({ name, refused, lost }: CvFieldProps) {
  const intl = useIntl();
  const [file, setFile] = useState<File>();
  const text = (id: string, values = {}) =>
    intl.formatMessage({ id: `careers.apply.${id}` }, values);
  const problem = (file && cvProblem(file)) ?? refused;
  return (
    <FileField
      name={name}
      label={text("cv")}
      hint={text("cv.hint")}
      accept=".pdf,.docx"
      onChange={(event) => setFile(event.target.files?.[0])}
      error={
        problem
          ? text(problem === TOO_LARGE ? "cv.size" : "cv.type")
          : lost && !file
            ? text("cv.again", { name: lost })
            : undefined
      }
    />
  );
}

function Sending() {
  const intl = useIntl();
  const share = useUploadShare();
  if (share === null) return null;
  return <Progress label={intl.formatMessage({ id: "careers.apply.sending" })} value={share} />;
}

interface ConsentProps extends FieldProps {
  version: string;
  days: number;
}

function Consent({ version, days, defaultValue, ...field }: ConsentProps) {
  const locale = useLocale();
  const privacy = (text: ReactNode[]) => (
    <a
      href={localePath(locale, "/page/privacy-policy")}
      target="_blank"
      className="font-semibold text-primary-strong underline"
    >
      {text}
    </a>
  );
  return (
    <CheckField {...field} value={version} defaultChecked={!!defaultValue}>
      <FormattedMessage id="careers.apply.consent" values={{ privacy, days }} />
    </CheckField>
  );
}

interface ProjectChoiceProps {
  projects: { id: string; title: string }[];
  chosen: string[];
  error: string | undefined;
}

function ProjectChoice({ projects, chosen, error }: ProjectChoiceProps) {
  const intl = useIntl();
  const values = { count: MAX_PROJECTS };
  return (
    <fieldset aria-describedby={error && "projectIds-error"}>
      <legend className="font-semibold">
        <FormattedMessage id="careers.apply.projects" />
        <span className="ms-2 text-sm font-normal text-ink-3">
          <FormattedMessage id="careers.apply.projects.hint" values={values} />
        </span>
      </legend>
      <ul className="mt-1.5 grid gap-x-6 sm:grid-cols-2">
        {projects.map(({ id, title }) => (
          <li key={id} className="min-w-0">
            <label className="flex min-h-11 items-center gap-2.5">
              <input
                type="checkbox"
                name="projectIds"
                value={id}
                defaultChecked={chosen.includes(id)}
                className="size-[18px] shrink-0 accent-primary-strong"
              />
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{title}</bdi>
            </label>
          </li>
        ))}
      </ul>
      <FieldError
        id="projectIds"
        error={error && intl.formatMessage({ id: "careers.apply.projects.tooMany" }, values)}
      />
    </fieldset>
  );
}
