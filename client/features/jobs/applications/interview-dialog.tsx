import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldWords } from "../../../admin/form/field-words.ts";
import { textIn } from "../../../admin/text-in.ts";
import { languageName } from "../../../i18n/locale.ts";
import { codeText } from "../../../platform/apollo/problem-text.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TimeField } from "../../../ui/time-field.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { instantOf, readTime, todayIn } from "../../../ui/zoned-time.ts";
import { applicantName } from "./applicant.tsx";
import {
  type JobOfApplicationsQuery,
  type ListedApplicationFragment as Listed,
  PlanInterviewDocument,
} from "./application.generated.ts";

interface InterviewDialogProps {
  job: JobOfApplicationsQuery["job"];
  application: Listed;
  onClose(): void;
}

/** Plans an interview, to which the applicant is invited by mail. */
export function InterviewDialog({ job, application, onClose }: InterviewDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const timeZone = intl.timeZone ?? "Europe/Vienna";
  const name = applicantName(intl, application);
  const [values, setValues] = useState(() => ({
    title: intl.formatMessage(
      { id: "applications.interview.name" },
      { job: textIn(job.titleByLocale, application.locale), name },
    ),
    date: "",
    start: "10:00",
    end: "11:00",
    location: "",
    url: "",
    description: "",
  }));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const label = (field: string) => intl.formatMessage({ id: `calendar.field.${field}` });
  const errorOf = (field: string) => {
    const fault = faults[field];
    return fault && fieldWords(intl, fault);
  };
  const textField = (field: "title" | "location" | "url", most: number) => ({
    name: field,
    label: label(field),
    value: values[field],
    maxLength: most,
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
    error: errorOf(field),
  });

  const plan = async () => {
    const { title, date, start, end, location, url, description } = values;
    const wrong = {
      ...(!title.trim() && { title: "Required" }),
      ...(!(date >= todayIn(timeZone)) && { start: date ? "In the past" : "Required" }),
      ...(!readTime(start) && { startTime: "Not valid" }),
      ...(end <= start && { endTime: "Must be after the start" }),
      ...(!readTime(end) && { endTime: "Not valid" }),
    };
    setFaults(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    try {
      await apollo.mutate({
        mutation: PlanInterviewDocument,
        variables: {
          applicationId: application.id,
          input: {
            title: title.trim(),
            start: instantOf({ date, time: start }, timeZone),
            end: instantOf({ date, time: end }, timeZone),
            location: location.trim() || null,
            url: url.trim() || null,
            description: description.trim(),
          },
        },
      });
      snackbar({
        text: intl.formatMessage({ id: "applications.interview.planned" }, { name }),
        tone: "good",
      });
      onClose();
      await apollo.refetchQueries({ include: "active" });
    } catch (error) {
      const { code, fields } = problemOf(error);
      setFaults(fields);
      if (Object.keys(fields).length === 0) setFailure(codeText(intl, code));
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      width={560}
      title={intl.formatMessage({ id: "applications.interview.title" }, { name })}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void plan();
      }}
      actions={
        <>
          <Button variant="outline" size={44} onClick={onClose}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <Button variant="primary" size={44} type="submit" pending={pending}>
            <FormattedMessage id="applications.interview.send" />
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">
          <FormattedMessage
            id="applications.interview.text"
            values={{ name: <bdi>{name}</bdi>, language: languageName(intl, application.locale) }}
          />
        </p>
        <TextField dir="auto" {...textField("title", 255)} />
        <div className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_7rem_7rem]">
          <div className="max-md:col-span-2">
            <DateField
              name="start"
              label={label("day")}
              value={values.date}
              onChange={(date) => set({ date })}
              error={errorOf("start")}
            />
          </div>
          <TimeField
            name="startTime"
            label={label("startTime")}
            value={values.start}
            onChange={(start) => set({ start })}
            error={errorOf("startTime")}
          />
          <TimeField
            name="endTime"
            label={label("endTime")}
            value={values.end}
            onChange={(end) => set({ end })}
            error={errorOf("endTime") ?? errorOf("end")}
          />
        </div>
        <TextField dir="auto" {...textField("location", 255)} />
        <TextField dir="ltr" type="url" placeholder="https://" {...textField("url", 2_000)} />
        <TextArea
          name="description"
          label={label("description")}
          autosize
          dir="auto"
          maxLength={5_000}
          value={values.description}
          onChange={({ target }) => set({ description: target.value })}
          error={errorOf("description")}
        />
        <ProblemNotice text={failure} />
      </div>
    </Dialog>
  );
}
