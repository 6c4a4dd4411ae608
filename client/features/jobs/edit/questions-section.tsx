import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Controlled } from "../../../admin/form/controlled.tsx";
import { BCP47, type Locale, LOCALES } from "../../../i18n/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { SortableRows } from "../../../ui/drag/sortable-rows.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TagsField } from "../../../ui/tags-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { MAX_OPTIONS, MAX_QUESTIONS, type Question } from "./job-form.ts";
import { questionTypes } from "./shown-term.ts";
import type { JobEdit } from "./use-job-edit.ts";

interface QuestionsSectionProps {
  edit: JobEdit;
  /** The open language */
  locale: Locale;
}

const newQuestion = (): Question => ({
  id: `q-${crypto.randomUUID().slice(0, 8)}`,
  en: "",
  fr: "",
  no: "",
  type: "TEXT",
  required: false,
  options: [],
  optionsFr: [],
  optionsNo: [],
});

/** The answers to choose from, by language. */
const optionsIn = { en: "options", fr: "optionsFr", no: "optionsNo" } as const;

/** The questions to applicants, in the open language. */
export function QuestionsSection({ edit, locale }: QuestionsSectionProps) {
  const intl = useIntl();
  return (
    <Controlled edit={edit} name="questions">
      {({ value: questions, onChange }) => {
        const change = (changed: Question) =>
          onChange(questions.map((one) => (one.id === changed.id ? changed : one)));
        const move = (question: Question, place: number) => {
          const others = questions.filter(({ id }) => id !== question.id);
          onChange(others.toSpliced(place, 0, question));
        };
        return (
          <section aria-labelledby="questions" className="card">
            <header className="flex flex-wrap items-center gap-4 border-b border-line px-5 py-4 md:px-6">
              <div className="min-w-0 flex-1 basis-60">
                <h2 id="questions" className="text-lg font-bold">
                  <FormattedMessage id="jobs.edit.questions" />
                </h2>
                <p className="text-sm text-ink-3">
                  <FormattedMessage id="jobs.edit.questions.text" />
                </p>
              </div>
              <Button
                variant="outline"
                size={44}
                disabled={questions.length >= MAX_QUESTIONS}
                onClick={() => onChange([...questions, newQuestion()])}
              >
                <IconPlus size={19} aria-hidden="true" />
                <FormattedMessage id="jobs.edit.questions.add" />
              </Button>
            </header>
            <SortableRows
              label={intl.formatMessage({ id: "jobs.edit.questions" })}
              rows={questions}
              nameOf={(question) => nameIn(question, locale)}
              onMove={move}
              className="divide-y divide-line"
            >
              {(question, place, grip) => (
                <QuestionRow
                  question={question}
                  place={place}
                  grip={grip}
                  locale={locale}
                  errorOf={(name) => edit.errorOf(`questions.${place}.${name}`)}
                  onChange={change}
                  onRemove={() => onChange(questions.filter(({ id }) => id !== question.id))}
                />
              )}
            </SortableRows>
          </section>
        );
      }}
    </Controlled>
  );
}

const nameIn = (question: Question, locale: Locale): string =>
  [locale, ...LOCALES].map((each) => question[each]).find(Boolean) ?? "";

interface QuestionRowProps {
  question: Question;
  place: number;
  grip: ReactNode;
  locale: Locale;
  errorOf: (name: "en" | "options" | "optionsFr" | "optionsNo") => string | undefined;
  onChange: (question: Question) => void;
  onRemove: () => void;
}

function QuestionRow({
  question,
  place,
  grip,
  locale,
  errorOf,
  onChange,
  onRemove,
}: QuestionRowProps) {
  const intl = useIntl();
  const { id, type, required } = question;
  const options = optionsIn[locale];
  const word = (name: string) => intl.formatMessage({ id: `jobs.question.${name}` });
  const types = questionTypes(intl);
  const written = nameIn(question, locale);
  return (
    <fieldset className="flex gap-2 px-3 py-5 [--control-height:44px] md:px-4">
      <legend className="sr-only">
        <FormattedMessage id="jobs.question.number" values={{ number: place + 1 }} />
      </legend>
      <div className="w-8 shrink-0 pt-7">{grip}</div>
      <div className="grid min-w-0 flex-1 gap-4">
        <TextField
          key={locale}
          name={`question ${id}`}
          label={intl.formatMessage({ id: "jobs.question.number" }, { number: place + 1 })}
          lang={BCP47[locale]}
          value={question[locale]}
          placeholder={written}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...question, [locale]: target.value })}
          error={written ? undefined : errorOf("en")}
        />
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <div className="min-w-44 flex-1">
            <Select
              label={word("type")}
              name={`type ${id}`}
              value={type}
              options={types}
              onChange={(chosen) =>
                onChange({
                  ...question,
                  type: types.find(({ value }) => value === chosen)?.value ?? type,
                })
              }
            />
          </div>
          <Switch
            name={`required ${id}`}
            checked={required}
            onChange={({ target }) => onChange({ ...question, required: target.checked })}
            className="items-center! md:py-2.5"
          >
            {word("required")}
          </Switch>
        </div>
        {type === "CHOICE" && (
          <TagsField
            key={locale}
            label={word("options")}
            name={`options ${id}`}
            most={MAX_OPTIONS}
            hasCommas
            value={question[options]}
            placeholder={locale === "en" ? undefined : question.options.join("; ")}
            onChange={(chosen) => onChange({ ...question, [options]: chosen })}
            hint={word(locale === "en" ? "options.hint" : "options.same")}
            error={errorOf(options)}
          />
        )}
      </div>
      <div className="pt-7">
        <IconButton
          label={intl.formatMessage({ id: "jobs.question.remove" }, { number: place + 1 })}
          icon={IconTrash}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  );
}
