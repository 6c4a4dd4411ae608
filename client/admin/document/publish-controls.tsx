import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MINUTE } from "../../../schema/foundation/durations.ts";
import { Button } from "../../ui/button.tsx";
import { DateTimeField } from "../../ui/date-time-field.tsx";
import { todayIn } from "../../ui/zoned-time.ts";
import { type Locale, languageName } from "../../i18n/locale.ts";
import { fieldWords } from "../form/field-words.ts";
import type { LanguageState, Publication, State } from "./publication.ts";

export interface PublishControlsProps {
  locale: Locale;
  state: LanguageState;
  /** There is a title: without one nothing can be published */
  isWritten: boolean;
  saving: boolean;
  /** Why the server refused the time */
  timeError?: string;
  onPublication: (publication: Publication) => void;
}

const moves: Record<State | "none", Publication["status"][]> = {
  none: [],
  draft: ["REVIEW", "ARCHIVED"],
  review: ["DRAFT", "ARCHIVED"],
  scheduled: ["DRAFT", "ARCHIVED"],
  published: ["DRAFT", "ARCHIVED"],
  archived: ["DRAFT"],
};

/** When the open language is published, and its other actions. */
export function PublishControls({
  locale,
  state: { state, scheduledAt },
  isWritten,
  saving,
  timeError,
  onPublication,
}: PublishControlsProps) {
  const intl = useIntl();
  const [times, setTimes] = useState<Partial<Record<Locale, string>>>({});
  const at = times[locale] ?? scheduledAt ?? "";
  // What was asked for last: a time that is changed since, or another language's, is not refused.
  const [requested, setRequested] = useState<{ locale: Locale; at: string; isPast: boolean }>();
  const isRequested = requested?.locale === locale && requested.at === at;
  const past = requested?.isPast ? fieldWords(intl, "In the past") : undefined;
  const isMoment = /^\d{4}-.+Z$/.test(at);
  const language = { language: languageName(intl, locale) };
  const canPublish = state !== "published" && state !== "archived";
  const controls = useRef<HTMLDivElement>(null);
  const focusTime = () => controls.current?.querySelector("input")?.focus();
  const schedule = () => {
    // The clock may move on while the button is pressed.
    const isPast = Date.parse(at) < Date.now() - MINUTE;
    setRequested({ locale, at, isPast });
    if (isPast) focusTime();
    else onPublication({ locale, status: "SCHEDULED", scheduledAt: at });
  };
  useEffect(() => {
    // "Schedule" in a list's menu links here
    if (location.hash === "#schedule") focusTime();
  }, []);
  return (
    <div ref={controls} className="mt-4 grid gap-3">
      {canPublish && (
        <DateTimeField
          key={locale}
          name="scheduledAt"
          label={intl.formatMessage({ id: "document.schedule.at" }, language)}
          value={at}
          onChange={(time) => setTimes({ ...times, [locale]: time })}
          min={todayIn(intl.timeZone ?? "UTC")}
          error={isRequested ? (past ?? timeError) : undefined}
          disabled={!isWritten}
        />
      )}
      <div className="grid gap-1">
        {canPublish && (
          <Button
            variant="outline"
            size={36}
            disabled={!isWritten || !isMoment || at === scheduledAt}
            pending={saving}
            onClick={schedule}
          >
            <FormattedMessage
              id={state === "scheduled" ? "document.schedule.move" : "document.schedule"}
            />
          </Button>
        )}
        {moves[state ?? "none"].map((status) => (
          <Button
            key={status}
            variant="plain"
            size={36}
            pending={saving}
            className="justify-start"
            onClick={() => onPublication({ locale, status })}
          >
            <FormattedMessage
              id={`document.move.${state === "published" && status === "DRAFT" ? "unpublish" : status.toLowerCase()}`}
            />
          </Button>
        ))}
      </div>
    </div>
  );
}
