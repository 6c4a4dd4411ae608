import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/locale.ts";
import { TitleRow } from "../../../admin/title-row.tsx";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useMay } from "../../../platform/session/viewer.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { FactGrid } from "../../../ui/fact-grid.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { hueStyle } from "../../../ui/hue.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { Placeholders } from "../../../ui/placeholders.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { FileMark, MARKS } from "../file-mark.tsx";
import type { ListedFile } from "../file.ts";
import {
  FileActivityDocument,
  FileQuotaDocument,
  type FileQuotaQuery,
  FilesDocument,
  FileTotalsDocument,
  FileUsageDocument,
} from "../files.generated.ts";
import { FILES_ADDRESS, filesUrl } from "../files-url.ts";
import { ActivityBlock } from "./activity-block.tsx";
import { MonthChart, ProjectChart } from "./usage-charts.tsx";

const SHOWN = 5;

/** What the viewer's files need, the largest and the newest; for administrators what all need together. */
export function FilesOverview() {
  const intl = useIntl();
  const locale = useLocale();
  const maySeeTotals = useMay("site:write");
  const quota = useQuery(FileQuotaDocument, { fetchPolicy: "cache-and-network" });
  const listed = (field: "SIZE" | "MODIFIED_AT") => ({
    place: "EVERYWHERE" as const,
    order: { field, direction: "DESC" as const },
    first: SHOWN,
    page: 1,
  });
  const largest = useQuery(FilesDocument, {
    variables: listed("SIZE"),
    fetchPolicy: "cache-and-network",
  });
  const recent = useQuery(FilesDocument, {
    variables: listed("MODIFIED_AT"),
    fetchPolicy: "cache-and-network",
  });
  const totals = useQuery(FileTotalsDocument, {
    skip: !maySeeTotals,
    fetchPolicy: "cache-and-network",
  });
  const usage = useQuery(FileUsageDocument, {
    variables: { locale },
    fetchPolicy: "cache-and-network",
  });
  const activity = useQuery(FileActivityDocument, { fetchPolicy: "cache-and-network" });
  const months = usage.data?.fileUsage.months;
  const projects = usage.data?.fileUsage.projects;
  const error = quota.error ?? largest.error ?? recent.error ?? activity.error;
  // all at once, so that nothing moves
  const isLoaded =
    [largest, recent, activity].every(({ data }) => data) &&
    [usage, totals].every(({ loading, data }) => data ?? !loading);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <TitleRow
        title={text("files.overview.title")}
        hasSubtitle
        subtitle={
          quota.data && (
            <FormattedMessage
              id="files.overview.subtitle"
              values={{
                percent: intl.formatNumber(
                  quota.data.fileQuota.used / Math.max(1, quota.data.fileQuota.limit),
                  { style: "percent" },
                ),
                limit: fileSize(intl, quota.data.fileQuota.limit),
              }}
            />
          )
        }
        actions={
          <ButtonLink variant="primary" size={44} to={FILES_ADDRESS}>
            <FormattedMessage id="files.overview.open" />
          </ButtonLink>
        }
      />
      {quota.data && isLoaded ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
            <UsedSpace quota={quota.data.fileQuota} />
            {months && <MonthChart months={months} />}
            {usage.error && !months && (
              <div className="card">
                <ListFailure text={problemText(intl, usage.error)} onRetry={usage.refetch} />
              </div>
            )}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
            {projects && <ProjectChart projects={projects} used={quota.data.fileQuota.used} />}
            <FileBlock
              title={text("files.overview.largest")}
              files={largest.data?.files.nodes.filter(({ kind }) => kind === "FILE")}
              to={filesUrl({ place: "recent", sort: "-size" })}
              note={({ size }) => fileSize(intl, size)}
            />
            <FileBlock
              title={text("files.overview.recent")}
              files={recent.data?.files.nodes}
              to={filesUrl({ place: "recent" })}
              note={({ modifiedAt }) => <RelativeTime iso={modifiedAt} />}
            />
            {activity.data && <ActivityBlock activity={activity.data.fileActivity} />}
          </div>
          {totals.data && (
            <section className="card p-4 pb-0 md:p-6 md:pb-0 xl:col-span-2">
              <h2 className="mb-4 text-lg font-bold">
                <FormattedMessage id="files.overview.all" />
              </h2>
              <FactGrid
                items={[
                  {
                    label: text("files.overview.size"),
                    value: fileSize(intl, totals.data.fileTotals.size),
                  },
                  ...(["files", "folders", "members", "links"] as const).map((name) => ({
                    label: text(`files.overview.${name}`),
                    value: intl.formatNumber(totals.data?.fileTotals[name] ?? 0),
                  })),
                ]}
              />
            </section>
          )}
        </div>
      ) : error ? (
        <div className="card">
          <ListFailure text={problemText(intl, error)} onRetry={quota.refetch} />
        </div>
      ) : (
        <Placeholders
          label={text("files.loading")}
          className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
        >
          <div aria-hidden="true" className="h-96 animate-pulse rounded-card bg-raised" />
          <div aria-hidden="true" className="h-96 animate-pulse rounded-card bg-raised" />
        </Placeholders>
      )}
    </>
  );
}

function UsedSpace({ quota }: { quota: FileQuotaQuery["fileQuota"] }) {
  const intl = useIntl();
  const { used, limit, parts, versions, trash, elsewhere } = quota;
  const others = [
    { id: "versions", size: versions, to: undefined },
    { id: "trash", size: trash, to: filesUrl({ place: "trash" }) },
    { id: "elsewhere", size: elsewhere, to: undefined },
  ] as const;
  const shown = parts.filter(({ group }) => group !== "FOLDER");
  const whole = Math.max(1, limit, used);
  return (
    <section className="card p-4 md:p-6">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-lg font-bold">
        <FormattedMessage id="files.overview.used" />
        <span className="text-sm font-normal text-ink-2">
          <FormattedMessage
            id="files.quota"
            values={{ used: fileSize(intl, used), limit: fileSize(intl, limit) }}
          />
        </span>
      </h2>
      <div
        aria-hidden="true"
        className="mt-5 flex h-3.5 gap-0.5 overflow-hidden rounded-full bg-raised"
      >
        {shown.map(({ group, size }) => (
          <span
            key={group}
            style={{ ...hueStyle(MARKS[group].hue), width: `${(size / whole) * 100}%` }}
            className="hue-dot min-w-0.5"
          />
        ))}
        {others.map(({ id, size }) => (
          <span
            key={id}
            style={{ width: `${(size / whole) * 100}%` }}
            className="bg-ink-3 opacity-50"
          />
        ))}
      </div>
      {shown.length > 0 && (
        <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map(({ group, count, size }) => (
            <li
              key={group}
              className="flex items-center gap-3 rounded-lg border border-line px-3.5 py-3"
            >
              <FileMark file={{ group }} />
              <div className="min-w-0">
                <b className="block font-semibold">{fileSize(intl, size)}</b>
                <span className="block text-sm text-ink-2">
                  <FormattedMessage id={`files.group.${group}`} />,{" "}
                  <FormattedMessage id="files.overview.count" values={{ count }} />
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-6 border-t border-line pt-5 font-bold">
        <FormattedMessage id="files.overview.room" />
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {others.map(({ id, size, to }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <b className="w-24 font-semibold">{fileSize(intl, size)}</b>
            <div className="min-w-0 flex-1 basis-40">
              <span className="block">
                <FormattedMessage id={`files.overview.${id}`} />
              </span>
              <span className="block text-sm text-ink-3">
                <FormattedMessage id={`files.overview.${id}.text`} />
              </span>
            </div>
            {to && (
              <ButtonLink variant="outline" size={36} to={to}>
                <FormattedMessage id="files.overview.trash.open" />
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FileBlockProps {
  title: string;
  files: readonly ListedFile[] | undefined;
  to: string;
  note(file: ListedFile): React.ReactNode;
}

function FileBlock({ title, files, to, note }: FileBlockProps) {
  return (
    <section className="card p-4 md:p-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg font-bold">{title}</h2>
        <Link to={to} className="text-sm font-semibold text-primary-strong hover:underline">
          <FormattedMessage id="files.overview.more" />
        </Link>
      </div>
      {files?.length === 0 && (
        <p className="mt-3 text-ink-3">
          <FormattedMessage id="files.overview.none" />
        </p>
      )}
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-1">
        {files?.map((file) => (
          <li key={file.id} className="flex min-h-11 items-center gap-3">
            <FileMark file={file} size={28} />
            <Link
              to={
                file.kind === "FOLDER"
                  ? filesUrl({ folder: file.id })
                  : filesUrl({ folder: file.parent?.id, file: file.id })
              }
              className="min-w-0 flex-1 truncate text-sm font-medium hover:underline"
            >
              <bdi>{file.name}</bdi>
            </Link>
            <span className="text-sm text-ink-3">{note(file)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
