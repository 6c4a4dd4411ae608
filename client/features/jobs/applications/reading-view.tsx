import { useQuery } from "@apollo/client/react";
import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { useKeys } from "../../../admin/use-keys.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { ApplicationListPane } from "./application-list-pane.tsx";
import { ApplicationView } from "./application-view.tsx";
import { ApplicationsToReadDocument } from "./application.generated.ts";
import { type ApplicationsState, applicationsUrl } from "./applications-url.ts";
import { ALL_STAGES, countName, STAGES } from "./stages.ts";
import type { Handling } from "./use-handling.tsx";

const PAGE = 50;
const MOST = 100;

interface ReadingViewProps {
  jobId: string;
  state: ApplicationsState;
  handling: Handling;
  onHelp: () => void;
}

/** One application after the other, next to the list of them. */
export function ReadingView({ jobId, state, handling, onHelp }: ReadingViewProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const [first, setFirst] = useState(PAGE);
  const counted = { search: state.q || undefined };
  const query = useQuery(ApplicationsToReadDocument, {
    variables: { jobId, filter: { ...counted, stage: state.stage }, counted, first },
    pollInterval: 60_000,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const { error } = query;
  const data = query.data ?? query.previousData;
  const applications = data?.applications.nodes ?? [];
  const counts = data?.applicationCounts;
  const total = data?.applications.totalCount ?? 0;
  const current = state.application ?? applications[0]?.id;
  const urlOf = (next: Partial<ApplicationsState>) => applicationsUrl(jobId, { ...state, ...next });
  const go = (next: Partial<ApplicationsState>) =>
    void navigate(urlOf(next), { replace: true, preventScrollReset: true });

  const place = applications.findIndex(({ id }) => id === current);
  const step = (by: number) => {
    const next = applications[place + by];
    if (next) go({ application: next.id });
  };
  const read = applications[place];
  useKeys({
    "/": () => search.current?.focus(),
    j: () => step(1),
    k: () => step(-1),
    ...Object.fromEntries(
      STAGES.map((stage, n) => [String(n + 1), () => read && handling.move([read], stage)]),
    ),
    r: () => read && handling.move([read], "REJECTED"),
    m: () => read && handling.write([read]),
    n: () => document.querySelector<HTMLElement>("[data-note]")?.focus(),
    "?": onHelp,
  });

  if (!data && error) {
    return (
      <div className="card">
        <ListFailure text={problemText(intl, error)} onRetry={query.refetch} />
      </div>
    );
  }
  const isListHidden = state.application !== undefined;
  return (
    <div className="grid items-start gap-6 pb-16 lg:grid-cols-[340px_minmax(0,1fr)]">
      <section
        aria-label={intl.formatMessage({ id: "applications.title" })}
        aria-busy={query.loading}
        className={`card flex flex-col lg:sticky lg:top-[100px] lg:max-h-[calc(100dvh-124px)] ${isListHidden ? "max-lg:hidden" : ""}`}
      >
        <div className="grid gap-3 border-b border-line p-4 [--control-height:44px]">
          <SearchField
            ref={search}
            label={intl.formatMessage({ id: "applications.search" })}
            value={state.q}
            onSearch={(q) => go({ q, application: undefined })}
          />
          <Select
            label={intl.formatMessage({ id: "applications.column.stage" })}
            name="stage"
            value={state.stage ?? ""}
            onChange={(chosen) =>
              go({
                stage: ALL_STAGES.find((stage) => stage === chosen),
                application: undefined,
              })
            }
            options={[
              {
                value: "",
                label: intl.formatMessage(
                  { id: "applications.stage.all" },
                  { count: counts?.all ?? 0 },
                ),
              },
              ...ALL_STAGES.map((stage) => ({
                value: stage,
                label: `${intl.formatMessage({ id: `applications.stage.${stage}` })} (${intl.formatNumber(counts?.[countName(stage)] ?? 0)})`,
              })),
            ]}
          />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">
          {data ? (
            applications.length > 0 ? (
              <ApplicationListPane
                applications={applications}
                total={total}
                current={current}
                urlOf={(application) => urlOf({ application })}
                stageOf={handling.stageOf}
                onMore={
                  total > applications.length && first < MOST ? () => setFirst(MOST) : undefined
                }
              />
            ) : (
              <None
                isNarrowed={Boolean(state.q || state.stage)}
                onClear={() => go({ q: "", stage: undefined })}
              />
            )
          ) : (
            <div aria-hidden="true" className="grid gap-4 p-4">
              {[1, 2, 3, 4].map((n) => (
                <div key={n} className="h-12 animate-pulse rounded-md bg-raised" />
              ))}
            </div>
          )}
        </div>
      </section>
      <div className={`card min-w-0 ${isListHidden ? "" : "max-lg:hidden"}`}>
        {isListHidden && (
          <Link
            to={urlOf({ application: undefined })}
            className="flex items-center gap-2 border-b border-line px-4 py-3 font-semibold lg:hidden"
          >
            <IconArrowLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
            <FormattedMessage id="applications.back" />
          </Link>
        )}
        {current ? (
          <ApplicationView key={current} id={current} search={state.q} handling={handling} />
        ) : (
          data && (
            <p className="px-6 py-16 text-center text-ink-2">
              <FormattedMessage id="applications.choose" />
            </p>
          )
        )}
      </div>
    </div>
  );
}

function None({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <p className="font-semibold">
        <FormattedMessage id={isNarrowed ? "list.no-match" : "applications.empty.title"} />
      </p>
      {isNarrowed ? (
        <Button variant="outline" size={36} onClick={onClear}>
          <FormattedMessage id="list.no-match.clear" />
        </Button>
      ) : (
        <p className="text-sm text-ink-2">
          <FormattedMessage id="applications.empty.text" />
        </p>
      )}
    </div>
  );
}
