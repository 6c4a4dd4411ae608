import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AnswerForm, type AnswerMode } from "./answer-form.tsx";
import { RequestBar } from "./request-bar.tsx";
import { RequestThread } from "./request-thread.tsx";
import { MergedNotice } from "./merged-notice.tsx";
import type { OpenRequest } from "./request.ts";
import { useRequestActions } from "./use-request-actions.ts";
import { useKeys } from "../../../admin/use-keys.ts";

/** As the spam filter: from here on a person decides. */
const SUSPICIOUS_SCORE = 50;

interface RequestViewProps {
  request: OpenRequest;
  reread(): Promise<unknown>;
}

/** The message as it was sent, what the staff wrote since, and the field for an answer. */
export function RequestView({ request, reread }: RequestViewProps) {
  const { may, member } = useViewer();
  const actions = useRequestActions(request);
  const [mode, setMode] = useState<AnswerMode>("answer");
  const field = useRef<HTMLTextAreaElement>(null);
  const { status, entries, merged, message, locale, spamScore } = request;
  const mayAnswer = may("contact:answer");
  const begin = (next: AnswerMode) => () => {
    setMode(next);
    field.current?.focus();
  };
  useKeys({
    e: () => void actions.mark("ARCHIVED"),
    ...(may("contact:read") && {
      "!": () => void actions.mark(status === "SPAM" ? "NEW" : "SPAM"),
    }),
    ...(mayAnswer && { r: begin("answer"), n: begin("note") }),
    ...(mayAnswer && member && { i: () => void actions.assign(member.id) }),
  });
  return (
    <section className="card p-5 md:p-7">
      <RequestBar request={request} actions={actions} />
      {request.mergedInto && <MergedNotice request={request} reread={reread} />}
      {spamScore !== null && spamScore >= SUSPICIOUS_SCORE && (
        <div className="mt-5">
          <Notice tone="warn">
            <FormattedMessage id="requests.suspicious" values={{ score: spamScore }} />
          </Notice>
        </div>
      )}
      <p
        dir="auto"
        lang={locale}
        className="mt-6 max-w-[62ch] text-[1.0625rem] leading-relaxed whitespace-pre-wrap wrap-anywhere"
      >
        {message}
      </p>
      <QuoteFacts request={request} />
      <RequestThread entries={entries} merged={merged} />
      {mayAnswer && (
        <AnswerForm request={request} mode={mode} onMode={setMode} reread={reread} field={field} />
      )}
    </section>
  );
}

/** What a quote may cost and when it is needed. */
function QuoteFacts({ request: { budget, timing } }: Pick<RequestViewProps, "request">) {
  const facts = [
    ["budget", budget],
    ["timing", timing],
  ].filter(([, value]) => value);
  if (!facts.length) return null;
  return (
    <dl className="mt-7 grid max-w-[62ch] gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="border-t border-line pt-3">
          <dt className="text-[13px] text-ink-3">
            <FormattedMessage id={`requests.${name}`} />
          </dt>
          <dd dir="auto" className="mt-0.5 font-medium wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
