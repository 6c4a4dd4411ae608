import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { CsvButton } from "../../../admin/list/csv-button.tsx";
import { download } from "../../../admin/list/download.ts";
import { useLocale } from "../../../i18n/locale.ts";
import { Panel } from "../../../admin/panel.tsx";
import { PanelState } from "../../../admin/panel-state.tsx";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useAddressQuery } from "../../../platform/use-address-query.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { DateRangeField } from "../../../ui/date-range-field.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { NoPermission } from "../../../ui/list/no-permission.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { PageSteps } from "../../../ui/table/page-steps.tsx";
import { todayIn } from "../../../ui/zoned-time.ts";
import { EntryList } from "../entry-list.tsx";
import { TimeEntriesDocument } from "../time.generated.ts";
import { TimerButtons } from "../timer-buttons.tsx";
import { ProjectTimeDocument } from "./project-time.generated.ts";
import { type Range, rangeOf, RANGES } from "./range.ts";
import { TimeSums } from "./time-sums.tsx";

const PAGE_SIZE = 20;

/** The time of a project, in a range of days that the URL says. */
export function ProjectTime({ projectId }: { projectId: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const [query] = useAddressQuery();
  const range = rangeOf(query, todayIn(intl.timeZone ?? "UTC"));
  const page = Math.max(1, Number.parseInt(query.get("page") ?? "", 10) || 1);
  const { from, to } = range;
  const of = { projectId, from, to };
  const save = () => {
    const days = Object.entries({ from, to }).flatMap(([name, day]) => (day ? [[name, day]] : []));
    const wanted = new URLSearchParams([...days, ["locale", locale]]);
    download(`/api/projects/${projectId}/time/export?${wanted}`);
    return Promise.resolve(undefined);
  };
  const sums = useQuery(ProjectTimeDocument, {
    variables: of,
    fetchPolicy: "cache-and-network",
  });
  const list = useQuery(TimeEntriesDocument, {
    variables: { ...of, first: PAGE_SIZE, page },
    fetchPolicy: "cache-and-network",
  });
  const entries = (list.data ?? list.previousData)?.timeEntries;
  const time = (sums.data ?? sums.previousData)?.projectTime;
  const isNone = entries?.totalCount === 0;
  const all = useQuery(TimeEntriesDocument, {
    variables: { projectId, first: 0, page: 1 },
    skip: !isNone,
  });
  const error = list.error ?? sums.error;
  if (error && problemOf(error).code === "FORBIDDEN") return <NoPermission />;
  const buttons = <TimerButtons of={{ projectId }} size={44} />;
  if (isNone && all.data?.timeEntries.totalCount === 0) {
    return (
      <Empty
        title={intl.formatMessage({ id: "time.none" })}
        text={<FormattedMessage id="time.none.text" />}
        action={buttons}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <RangeChoice range={range} />
        <div className="flex flex-wrap gap-2.5 md:ms-auto">{buttons}</div>
      </div>
      {isNone ? (
        <div className="card grid justify-items-center gap-4 px-6 py-14 text-center">
          <p className="text-ink-2">
            <FormattedMessage id="time.none.inRange" />
          </p>
          {range.name !== "all" && (
            <ButtonLink variant="outline" size={44} to="?tab=time&range=all">
              <FormattedMessage id="time.none.all" />
            </ButtonLink>
          )}
        </div>
      ) : (
        <>
          {time ? (
            <TimeSums time={time} />
          ) : (
            <PanelState error={sums.error} onRetry={sums.refetch} />
          )}
          {entries ? (
            <Panel
              title={intl.formatMessage({ id: "time.entries" })}
              action={<CsvButton name="time" read={save} />}
            >
              <EntryList entries={entries.nodes} hasTitles className="px-4 md:px-6" />
              {entries.totalCount > PAGE_SIZE && (
                <div className="flex border-t border-line px-4 py-2.5 md:px-6">
                  <PageSteps
                    page={page}
                    pages={Math.ceil(entries.totalCount / PAGE_SIZE)}
                    hrefFor={(to) => {
                      const next = new URLSearchParams(query);
                      next.set("page", String(to));
                      return `?${next}`;
                    }}
                  />
                </div>
              )}
            </Panel>
          ) : (
            <PanelState error={list.error} onRetry={list.refetch} />
          )}
        </>
      )}
    </div>
  );
}

function RangeChoice({ range }: { range: Range }) {
  const intl = useIntl();
  const [query, setQuery] = useAddressQuery();
  const label = intl.formatMessage({ id: "time.range" });
  return (
    <div className="grid min-w-0 gap-3">
      <Segmented
        label={label}
        options={RANGES.map((name) => ({
          label: intl.formatMessage({ id: `time.range.${name}` }),
          to: `?tab=time&range=${name}`,
          current: name === range.name,
        }))}
      />
      {range.name === "own" && (
        <DateRangeField
          name="range"
          label={label}
          value={{ from: query.get("from") ?? "", to: query.get("to") ?? "" }}
          onChange={({ from, to }) =>
            setQuery(
              new URLSearchParams({
                tab: "time",
                range: "own",
                ...(from && { from }),
                ...(to && { to }),
              }),
              { replace: true, preventScrollReset: true },
            )
          }
        />
      )}
    </div>
  );
}
