import { type ComponentProps, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { Workspace, WorkspaceTitle } from "../../../admin/flow/workspace.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { RequestBar, RequestTools } from "./request-bar.tsx";
import { RequestComposer } from "./request-composer.tsx";
import { RequestPerson } from "./request-person.tsx";
import { useListedRequests } from "./requests-pane.tsx";
import { RequestThread } from "./request-thread.tsx";
import { MergedNotice } from "./merged-notice.tsx";
import { type ListedRequest, type OpenRequest, requestTitle } from "./request.ts";
import { useRequestActions } from "./use-request-actions.ts";
import { useKeys } from "../../../admin/keys/use-keys.ts";

/** As the spam filter: from here on a person decides. */
const SUSPICIOUS_SCORE = 50;

interface RequestViewProps {
  request: OpenRequest;
  reread(): Promise<unknown>;
  panes: Pick<ComponentProps<typeof Workspace>, "list" | "isOpen" | "back">;
}

/** The message as it was sent, what the staff wrote since, and the field for an answer. */
export function RequestView({ request, reread, panes }: RequestViewProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { rows = [], hrefOf } = useListedRequests();
  const { may, member } = useViewer();
  const actions = useRequestActions(request);
  const [mode, setMode] = useState("answer");
  const field = useRef<HTMLTextAreaElement>(null);
  const { id, name, status, entries, merged, message, spamScore } = request;
  const time = <RelativeTime iso={request.createdAt} />;
  const next = nextWaiting(rows, id);
  const isStaff = may("contact:answer");
  // Who reads a request without being staff is asked.
  const mayAnswer =
    isStaff || !may("contact:read") || (member !== null && member.id === request.member?.id);
  const begin = (kind: string) => () => {
    // Each has a field of its own.
    flushSync(() => setMode(kind));
    field.current?.focus();
  };
  const text = (id: string) => intl.formatMessage({ id });
  const isSpam = status === "SPAM";
  useKeys([
    {
      keys: ["e"],
      text: text("requests.archive.label"),
      press: () => void actions.mark("ARCHIVED"),
    },
    ...(may("contact:read")
      ? [
          {
            keys: ["!"],
            text: text(isSpam ? "requests.notSpam.label" : "requests.spam.label"),
            press: () => void actions.mark(isSpam ? "NEW" : "SPAM"),
          },
        ]
      : []),
    ...(mayAnswer
      ? [{ keys: ["r"], text: text("requests.mode.answer"), press: begin("answer") }]
      : []),
    ...(isStaff ? [{ keys: ["n"], text: text("requests.mode.note"), press: begin("note") }] : []),
    ...(isStaff && member
      ? [
          {
            keys: ["i"],
            text: text("requests.take"),
            press: () => void actions.assign(member.id),
          },
        ]
      : []),
  ]);
  return (
    <Workspace
      {...panes}
      title={
        <WorkspaceTitle
          title={requestTitle(intl, locale, request)}
          line={<FormattedMessage id="requests.by" values={{ name: <bdi>{name}</bdi>, time }} />}
        />
      }
      actions={<RequestTools request={request} actions={actions} />}
      main={
        <section>
          <RequestBar request={request} actions={actions} />
          <div className="px-4 py-6 @min-[720px]:px-6">
            {request.mergedInto && <MergedNotice request={request} reread={reread} />}
            {spamScore !== null && spamScore >= SUSPICIOUS_SCORE && (
              <div className="mb-5">
                <Notice tone="warn">
                  <FormattedMessage id="requests.suspicious" values={{ score: spamScore }} />
                </Notice>
              </div>
            )}
            <p
              dir="auto"
              lang={request.locale}
              className="max-w-[62ch] text-[1.0625rem] leading-relaxed whitespace-pre-wrap wrap-anywhere"
            >
              {message}
            </p>
            <QuoteFacts request={request} />
            <RequestThread id={id} entries={entries} merged={merged} />
          </div>
        </section>
      }
      composer={
        mayAnswer && (
          <RequestComposer
            request={request}
            mode={mode}
            onMode={setMode}
            field={field}
            href={hrefOf(id)}
            onNext={next ? () => void navigate(hrefOf(next)) : undefined}
          />
        )
      }
      details={<RequestPerson request={request} />}
    />
  );
}

/** What a quote may cost and when it is needed. */
function QuoteFacts({ request: { budget, timing } }: Pick<RequestViewProps, "request">) {
  const details = [
    ["budget", budget],
    ["timing", timing],
  ].filter(([, value]) => value);
  if (!details.length) return null;
  return (
    <dl className="mt-7 grid max-w-[62ch] gap-x-8 gap-y-4 sm:grid-cols-2">
      {details.map(([name, value]) => (
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

/** The next one that nobody has answered; after the last one the first. */
function nextWaiting(rows: readonly ListedRequest[], id: string): string | undefined {
  const at = rows.findIndex((row) => row.id === id);
  const following = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return following.find(({ status }) => status === "NEW" || status === "OPEN")?.id;
}
