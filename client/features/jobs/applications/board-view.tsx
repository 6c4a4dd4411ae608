import { useQuery } from "@apollo/client/react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { useKeys } from "../../../admin/use-keys.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { Empty } from "../../../ui/empty.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { Placeholders } from "../../../ui/placeholders.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { applicantName } from "./applicant.tsx";
import {
  ApplicationBoardDocument,
  type ListedApplicationFragment as Listed,
} from "./application.generated.ts";
import { type ApplicationsState, applicationsUrl } from "./applications-url.ts";
import { BoardCard } from "./board-card.tsx";
import { countName, type StaffStage, STAGES } from "./stages.ts";
import { useBoardDrag } from "./use-board-drag.ts";
import type { Handling } from "./use-handling.tsx";

interface BoardViewProps {
  jobId: string;
  state: ApplicationsState;
  handling: Handling;
  onHelp: () => void;
}

const dots: Record<StaffStage, string> = {
  APPLIED: "bg-mark-info",
  SCREENING: "bg-mark-warn",
  INTERVIEW: "bg-graph",
  OFFER: "bg-mark-good",
  HIRED: "bg-mark-good",
  REJECTED: "bg-control",
};

/** The applications in columns by stage; on a phone one column at a time. */
export function BoardView({ jobId, state, handling, onHelp }: BoardViewProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const board = useRef<HTMLDivElement>(null);
  /** The card that keeps the focus when it is in another column */
  const focused = useRef<string>(undefined);
  const [isRejectedOpen, setRejectedOpen] = useState(false);
  const counted = { search: state.q || undefined };
  const query = useQuery(ApplicationBoardDocument, {
    variables: { jobId, search: counted.search, counted },
    pollInterval: 60_000,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const data = query.data ?? query.previousData;
  const drag = useBoardDrag((application, stage) => {
    focused.current = application.id;
    handling.move([application], stage);
  });
  useKeys({ "/": () => search.current?.focus(), "?": onHelp });
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${focused.current}"]`)?.focus();
  });

  if (!data) {
    if (!query.error) return <Loading />;
    return (
      <div className="card">
        <ListFailure text={problemText(intl, query.error)} onRetry={query.refetch} />
      </div>
    );
  }
  const all = STAGES.flatMap((stage) => data[countName(stage)].nodes);
  const counts = data.applicationCounts;
  /** With what is being moved */
  const countOf = (stage: StaffStage) =>
    counts[countName(stage)] +
    all.filter((one) => handling.stageOf(one) === stage && one.stage !== stage).length -
    all.filter((one) => handling.stageOf(one) !== stage && one.stage === stage).length;
  if (counts.all === 0 && !state.q) {
    return (
      <Empty
        title={intl.formatMessage({ id: "applications.empty.title" })}
        text={intl.formatMessage({ id: "applications.empty.text" })}
      />
    );
  }
  const { carried } = drag;
  const shown = STAGES.find((stage) => stage === state.stage) ?? "APPLIED";
  const stageName = (stage: StaffStage) =>
    intl.formatMessage({ id: `applications.stage.${stage}` });

  const press = (application: Listed) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
    focused.current = application.id;
    if (drag.press(event, application)) return event.preventDefault();
    const act = {
      Enter: () => void navigate(urlOf(application)),
      m: () => event.currentTarget.querySelector<HTMLElement>("[data-menu]")?.click(),
      r: () => handling.move([application], "REJECTED"),
      w: () => handling.write([application]),
      ArrowDown: () => focusBeside(event.currentTarget, 1),
      ArrowUp: () => focusBeside(event.currentTarget, -1),
      j: () => focusBeside(event.currentTarget, 1),
      k: () => focusBeside(event.currentTarget, -1),
      ArrowRight: () => focusAcross(event.currentTarget, 1),
      ArrowLeft: () => focusAcross(event.currentTarget, -1),
      ...Object.fromEntries(
        STAGES.map((stage, n) => [String(n + 1), () => handling.move([application], stage)]),
      ),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const urlOf = ({ id, stage }: Listed) =>
    applicationsUrl(jobId, { view: "read", q: state.q, stage, application: id });

  return (
    <div className="pb-16">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField
          ref={search}
          label={intl.formatMessage({ id: "applications.search" })}
          value={state.q}
          onSearch={(q) =>
            void navigate(applicationsUrl(jobId, { ...state, q }), { replace: true })
          }
          className="max-w-96 basis-60"
        />
        <p className="ms-auto text-sm text-ink-3 max-md:hidden">
          <FormattedMessage id="applications.people" />
        </p>
      </div>
      <nav
        aria-label={intl.formatMessage({ id: "applications.column.stage" })}
        className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 md:hidden"
      >
        {STAGES.map((stage) => (
          <Link
            key={stage}
            to={applicationsUrl(jobId, { ...state, stage })}
            replace
            aria-current={stage === shown ? "true" : undefined}
            className="flex h-11 shrink-0 items-center gap-2 rounded-full border border-line px-4 font-semibold aria-current:border-ink aria-current:bg-ink aria-current:text-canvas"
          >
            {stageName(stage)}
            <span className="opacity-80">{intl.formatNumber(countOf(stage))}</span>
          </Link>
        ))}
      </nav>
      <div ref={board} className="flex items-start gap-3 md:overflow-x-auto md:pb-2">
        {STAGES.map((stage) => {
          const cards = all.filter((one) => handling.stageOf(one) === stage);
          const count = countOf(stage);
          const isTarget = carried?.to === stage && carried.application.stage !== stage;
          const isFolded = stage === "REJECTED" && !isRejectedOpen;
          return (
            <section
              key={stage}
              data-stage={stage}
              aria-label={stageName(stage)}
              className={`rounded-card border max-md:w-full max-md:border-0 md:min-w-44 md:flex-1 md:p-2.5 ${
                isTarget ? "border-primary-strong bg-primary-soft" : "border-line bg-raised/60"
              } max-md:bg-transparent ${stage === shown ? "" : "max-md:hidden"} ${
                isFolded ? "border-dashed md:min-w-32! md:flex-[0.6]!" : ""
              }`}
            >
              <h2 className="mb-2.5 flex h-9 items-center gap-2 px-1 font-bold max-md:hidden">
                <span
                  aria-hidden="true"
                  className={`size-2.5 shrink-0 rounded-full ${dots[stage]}`}
                />
                {stageName(stage)}
                <span className="rounded-md bg-surface px-1.5 text-xs leading-6 font-semibold text-ink-2">
                  {intl.formatNumber(count)}
                </span>
              </h2>
              {stage === "REJECTED" && count > 0 && (
                <button
                  type="button"
                  aria-expanded={!isFolded}
                  onClick={() => setRejectedOpen(isFolded)}
                  className="mb-2 min-h-9 w-full rounded-md px-2 text-start text-sm font-semibold text-ink-2 hover:bg-raised max-md:hidden"
                >
                  <FormattedMessage id={isFolded ? "applications.show" : "applications.hide"} />
                </button>
              )}
              <ul
                className={`grid gap-2.5 md:max-h-[calc(100dvh-320px)] md:content-start md:overflow-y-auto ${isFolded ? "md:hidden" : ""}`}
              >
                {cards.map((application) => (
                  <BoardCard
                    key={application.id}
                    application={application}
                    stage={stage}
                    to={urlOf(application)}
                    handling={handling}
                    isCarried={carried?.application.id === application.id}
                    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- cards are carried by keyboard
                    tabIndex={0}
                    aria-describedby="board-keys"
                    onKeyDown={press(application)}
                    onBlur={() => carried && !carried.at && drag.cancel()}
                    {...drag.card(application)}
                  />
                ))}
              </ul>
              {count > cards.length && !isFolded && (
                <Link
                  to={applicationsUrl(jobId, { view: "read", stage, q: state.q })}
                  className="mt-2 block rounded-md px-2 py-2 text-sm font-semibold text-ink-2 hover:bg-raised"
                >
                  <FormattedMessage
                    id="applications.more"
                    values={{ count: count - cards.length }}
                  />
                </Link>
              )}
              {count === 0 && (
                <p className="px-2 pb-3 text-sm text-ink-3">
                  <FormattedMessage id="applications.none" />
                </p>
              )}
            </section>
          );
        })}
      </div>
      <p id="board-keys" className="mt-4 text-[0.8125rem] text-ink-3 max-md:hidden">
        <FormattedMessage id="applications.board.keys" values={{ k: (key) => <kbd>{key}</kbd> }} />
      </p>
      <p
        role="status"
        className={
          carried && !carried.at
            ? "fixed inset-x-0 bottom-4 z-30 mx-auto w-max max-w-[calc(100%-2rem)] rounded-xl bg-ink px-4 py-3 text-sm font-semibold text-canvas shadow-overlay"
            : "sr-only"
        }
      >
        {carried && (
          <FormattedMessage
            id="applications.carried"
            values={{
              name: applicantName(intl, carried.application),
              stage: stageName(carried.to),
            }}
          />
        )}
      </p>
      {carried?.at && (
        <div
          aria-hidden="true"
          style={{ left: carried.at.x + 8, top: carried.at.y + 8 }}
          className="pointer-events-none fixed z-50 rounded-lg border border-primary-strong bg-surface px-3.5 py-2.5 font-semibold shadow-overlay"
        >
          {applicantName(intl, carried.application)}
        </div>
      )}
    </div>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <Placeholders label={intl.formatMessage({ id: "applications.loading" })} className="flex gap-3">
      {[3, 2, 2, 1].map((cards, n) => (
        <div key={n} aria-hidden="true" className="grid flex-1 content-start gap-2.5">
          {Array.from({ length: cards }, (_, place) => (
            <div key={place} className="h-24 animate-pulse rounded-lg bg-raised" />
          ))}
        </div>
      ))}
    </Placeholders>
  );
}

/** Focuses the card above or below. */
function focusBeside(card: Element, by: 1 | -1): void {
  const next = by === 1 ? card.nextElementSibling : card.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}

/** Focuses the first card of the next column that has any. */
function focusAcross(card: Element, by: 1 | -1): void {
  const columns = [...document.querySelectorAll("[data-stage]")];
  const isRtl = getComputedStyle(card).direction === "rtl";
  const step = isRtl ? -by : by;
  let place = columns.findIndex((column) => column.contains(card)) + step;
  for (; columns[place]; place += step) {
    const next = columns[place]?.querySelector<HTMLElement>("[data-card]");
    if (next?.checkVisibility()) return next.focus();
  }
}
