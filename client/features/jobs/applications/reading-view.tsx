import { useQuery } from "@apollo/client/react";
import IconNote from "@tabler/icons-react/dist/esm/icons/IconNote.mjs";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { ListPane } from "../../../admin/flow/list-pane.tsx";
import { Workspace } from "../../../admin/flow/workspace.tsx";
import { useKeys } from "../../../admin/keys/use-keys.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { ApplicantAvatar, applicantName } from "./applicant.tsx";
import { ApplicationView } from "./application-view.tsx";
import {
  ApplicationsToReadDocument,
  type ListedApplicationFragment as Listed,
} from "./application.generated.ts";
import { type ApplicationsState, applicationsUrl } from "./applications-url.ts";
import { ALL_STAGES, countName, STAGES } from "./stages.ts";
import type { Handling } from "./use-handling.tsx";

const PAGE = 50;
const MOST = 100;

interface ReadingViewProps {
  jobId: string;
  state: ApplicationsState;
  handling: Handling;
  head: ReactNode;
}

/** One application after the other, next to the list of them; it begins with a new one. */
export function ReadingView({ jobId, state, handling, head }: ReadingViewProps) {
  const intl = useIntl();
  const [first, setFirst] = useState(PAGE);
  const counted = { search: state.q || undefined };
  const query = useQuery(ApplicationsToReadDocument, {
    variables: { jobId, filter: { ...counted, stage: state.stage }, counted, first },
    pollInterval: 60_000,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const data = query.data ?? query.previousData;
  const applications = data?.applications.nodes;
  const counts = data?.applicationCounts;
  const total = data?.applications.totalCount ?? 0;
  const begun = applications?.find(({ stage }) => stage === "APPLIED") ?? applications?.[0];
  const openId = state.application ?? begun?.id;
  const urlOf = (next: Partial<ApplicationsState>) => applicationsUrl(jobId, { ...state, ...next });
  const read = applications?.find(({ id }) => id === openId);
  const text = (id: string) => intl.formatMessage({ id });
  useKeys([
    {
      keys: STAGES.map((_, n) => String(n + 1)),
      shown: "1–6",
      text: text("applications.key.stage"),
      press: (key) => {
        const stage = STAGES[Number(key) - 1];
        if (read && stage) handling.move([read], stage);
      },
    },
    {
      keys: ["r"],
      text: text("applications.reject.label"),
      press: () => read && handling.move([read], "REJECTED"),
    },
    {
      keys: ["m"],
      text: text("applications.write.label"),
      press: () => read && handling.write([read]),
    },
    {
      keys: ["n"],
      text: text("applications.key.note"),
      press: () => document.querySelector<HTMLElement>("[data-note]")?.focus(),
    },
  ]);
  if (!data && query.error) {
    return (
      <>
        {head}
        <div className="card">
          <ListFailure text={problemText(intl, query.error)} onRetry={query.refetch} />
        </div>
      </>
    );
  }
  const isNarrowed = Boolean(state.q || state.stage);
  return (
    <Workspace
      head={head}
      heading={text("applications.title")}
      isOpen={state.application !== undefined}
      back={{ to: urlOf({ application: undefined }), label: text("applications.back") }}
      list={
        <ListPane
          label={text("applications.title")}
          search={{
            label: text("applications.search"),
            value: state.q,
            hrefOf: (q) => urlOf({ q, application: undefined }),
          }}
          filters={[undefined, ...ALL_STAGES].map((stage) => ({
            id: stage ?? "all",
            label: text(stage ? `applications.stage.${stage}` : "applications.tab.all"),
            to: urlOf({ stage, application: undefined }),
            count: counts?.[stage ? countName(stage) : "all"],
            isCurrent: state.stage === stage,
          }))}
          rows={applications?.map((application) => {
            const stage = handling.stageOf(application);
            return {
              id: application.id,
              to: urlOf({ application: application.id }),
              name: applicantName(intl, application),
              mark: <ApplicantAvatar applicant={application} size={36} />,
              at: application.createdAt,
              isUnread: stage === "APPLIED",
              foot: (
                <>
                  <FormattedMessage id={`applications.stage.${stage}`} />
                  <NoteCount application={application} />
                </>
              ),
            };
          })}
          openId={openId}
          empty={
            isNarrowed ? (
              <>
                <FormattedMessage id="list.no-match" />{" "}
                <Link
                  to={urlOf({ q: "", stage: undefined, application: undefined })}
                  className="block pt-2 font-semibold text-primary-strong hover:underline"
                >
                  <FormattedMessage id="list.no-match.clear" />
                </Link>
              </>
            ) : (
              <FormattedMessage id="applications.empty.text" />
            )
          }
          more={
            applications && total > applications.length && first < MOST
              ? { count: total - applications.length, onMore: () => setFirst(MOST) }
              : undefined
          }
          keys={{
            next: text("applications.key.next"),
            previous: text("applications.key.previous"),
          }}
        />
      }
      main={
        openId ? (
          <ApplicationView key={openId} id={openId} search={state.q} handling={handling} />
        ) : (
          data && (
            <p className="px-6 py-16 text-center text-ink-2">
              <FormattedMessage id="applications.choose" />
            </p>
          )
        )
      }
    />
  );
}

function NoteCount({ application: { noteCount } }: { application: Listed }) {
  const intl = useIntl();
  if (noteCount === 0) return null;
  return (
    <span className="flex items-center gap-1">
      <IconNote size={15} aria-hidden="true" />
      <span aria-hidden="true">{intl.formatNumber(noteCount)}</span>
      <span className="sr-only">
        <FormattedMessage id="applications.notes.count" values={{ count: noteCount }} />
      </span>
    </span>
  );
}
