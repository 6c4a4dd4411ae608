import { useQuery } from "@apollo/client/react";
import IconCalendarPlus from "@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs";
import IconLinkOff from "@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { MobileRows } from "../../../admin/list/mobile-rows.tsx";
import { pagesOf } from "../../../admin/list/pages-of.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import type { FileLinkState } from "../../../schema.generated.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { SelectionBar } from "../../../ui/list/selection-bar.tsx";
import { StatusTabs } from "../../../ui/list/status-tabs.tsx";
import { MenuAction } from "../../../ui/menu-item.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import type { Column } from "../../../ui/table/column.ts";
import { PageSteps } from "../../../ui/table/page-steps.tsx";
import type { RowOpening } from "../../../ui/table/row-opening.ts";
import { RowMenu } from "../../../ui/table/row-menu.tsx";
import { SkeletonRows } from "../../../ui/table/skeleton-rows.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { useSelection } from "../../../ui/table/use-selection.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { useNow } from "../../../ui/use-now.ts";
import { FileMark } from "../file-mark.tsx";
import type { ShownLink } from "../file.ts";
import { FileLinksDocument } from "../files.generated.ts";
import { type FilesState, filesUrl, type LinkState, PAGE_SIZE } from "../files-url.ts";
import { lastDay, linkDays } from "../share/link-days.ts";
import { LinkEnd, LinkUse } from "./link-facts.tsx";
import { isOpenLink } from "./link-state.ts";
import { useLinkActions } from "./use-link-actions.ts";

const STATES: Record<LinkState, FileLinkState> = {
  open: "OPEN",
  soon: "ENDS_SOON",
  ended: "ENDED",
};

/** The name of a shared file, linked to its details. */
function FileTitle({ file }: Pick<ShownLink, "file">) {
  const styles = "block truncate text-[0.9375rem] font-semibold";
  if (!file) {
    return (
      <span className={styles}>
        <FormattedMessage id="files.link.gone" />
      </span>
    );
  }
  return (
    <Link to={filesUrl({ file: file.id })} className={`${styles} hover:underline`}>
      <bdi>{file.name}</bdi>
    </Link>
  );
}

/** The viewer's share links, those that end first on top. */
export function Links({ state }: { state: FilesState }) {
  const intl = useIntl();
  const now = useNow();
  const isWide = useMedia("(min-width: 768px)");
  const [extended, setExtended] = useState<ShownLink>();
  const { stop, stopAll, reopen } = useLinkActions();
  const { data, error, refetch } = useQuery(FileLinksDocument, {
    variables: {
      state: state.state ? STATES[state.state] : null,
      page: state.page,
      first: PAGE_SIZE,
    },
    fetchPolicy: "cache-and-network",
  });
  const text = (id: string) => intl.formatMessage({ id });
  const columns: Column<ShownLink>[] = [
    {
      id: "file",
      header: text("files.name"),
      cell: ({ file }) => (
        <div className="flex min-w-0 items-center gap-3">
          <FileMark file={file ?? { group: "OTHER" }} />
          <FileTitle file={file} />
        </div>
      ),
    },
    {
      id: "ends",
      header: text("files.link.ends"),
      width: "190px",
      cell: (link) => <LinkEnd link={link} now={now} />,
    },
    {
      id: "use",
      header: text("files.link.use"),
      width: "250px",
      from: 640,
      cell: (link) => <LinkUse link={link} />,
    },
  ];
  const rows = data ? [...data.fileLinks.nodes] : [];
  const selection = useSelection(
    rows.map(({ id }) => id),
    state.state,
  );
  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const running = chosen.filter((link) => isOpenLink(link, now));
  const total = data?.fileLinks.totalCount ?? 0;
  /** The file with its details, where it is shared */
  const opening = ({ file }: ShownLink): RowOpening | undefined =>
    file ? { to: filesUrl({ file: file.id }) } : undefined;
  const nameOf = ({ file }: ShownLink) => file?.name ?? text("files.link.gone");
  const menu = (link: ShownLink) => (
    <RowMenu name={nameOf(link)}>
      <MenuAction icon={IconCalendarPlus} onSelect={() => setExtended(link)}>
        <FormattedMessage id="files.link.extend" />
      </MenuAction>
      {link.isStopped ? (
        <MenuAction icon={IconLink} onSelect={() => void reopen(link)}>
          <FormattedMessage id="files.link.reopen" />
        </MenuAction>
      ) : (
        <MenuAction icon={IconLinkOff} danger onSelect={() => void stop(link)}>
          <FormattedMessage id="files.link.stop" />
        </MenuAction>
      )}
    </RowMenu>
  );
  const { pages, isOpen } = pagesOf(total, { page: state.page, size: PAGE_SIZE }, rows.length);
  return (
    <>
      <StatusTabs
        label={text("files.links.states")}
        current={state.state ?? "all"}
        tabs={(["open", "soon", "ended", "all"] as const).map((id) => ({
          id,
          label: text(`files.links.${id}`),
          to: filesUrl({ place: "links", state: id === "all" ? undefined : id }),
          ...(id === (state.state ?? "all") && data && { count: total }),
        }))}
      />
      {!data ? (
        error ? (
          <ListFailure text={problemText(intl, error)} onRetry={refetch} />
        ) : (
          <SkeletonRows count={4} columns={columns} />
        )
      ) : rows.length === 0 ? (
        <div className="px-6">
          <Empty title={text("files.empty.links")} text={text("files.empty.links.text")} />
        </div>
      ) : isWide ? (
        <Table
          label={text("files.place.links")}
          columns={columns}
          rows={rows}
          nameOf={nameOf}
          selection={selection}
          opening={opening}
          menu={menu}
        />
      ) : (
        <MobileRows
          rows={rows}
          nameOf={nameOf}
          mobileRow={(link) => (
            <>
              <FileTitle file={link.file} />
              <LinkEnd link={link} now={now} />
              <LinkUse link={link} />
            </>
          )}
          opening={opening}
          menu={menu}
          selection={chosen.length > 0 ? selection : undefined}
          onSelecting={(id) => selection.toggle(id)}
          onDone={selection.clear}
        />
      )}
      {pages > 1 && (
        <div className="flex justify-end px-4 py-3">
          <PageSteps
            page={state.page}
            pages={pages}
            isOpen={isOpen}
            hrefFor={(page) => filesUrl({ ...state, page })}
          />
        </div>
      )}
      {/* No row is below the bar of a selection */}
      <div className="min-h-18 flex-1" />
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          onClear={selection.clear}
          actions={
            running.length > 0
              ? [
                  {
                    action: {
                      id: "stop",
                      label: text("files.link.stop"),
                      Icon: IconLinkOff,
                      danger: true,
                    },
                    onPress() {
                      selection.clear();
                      void stopAll(running);
                    },
                  },
                ]
              : []
          }
        />
      )}
      {extended && <Extend link={extended} now={now} onClose={() => setExtended(undefined)} />}
    </>
  );
}

interface ExtendProps {
  link: ShownLink;
  now: number;
  onClose(): void;
}

function Extend({ link, now, onClose }: ExtendProps) {
  const intl = useIntl();
  const { change } = useLinkActions();
  const { first, last } = linkDays(now);
  const [day, setDay] = useState(lastDay(link.expiresAt));
  const { run, pending, error } = useAction();
  const isValid = day >= first && day <= last;
  const shownLast = intl.formatDate(last, { day: "numeric", month: "long", timeZone: "UTC" });
  const [isTried, setTried] = useState(false);
  const submit = async () => {
    setTried(true);
    if (isValid && (await run(() => change(link, { expiresOn: day })))) onClose();
  };
  return (
    <FormDialog
      width={400}
      title={intl.formatMessage({ id: "files.link.extend" })}
      submit={<FormattedMessage id="form.save" />}
      pending={pending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <DateField
          name="expiresOn"
          label={intl.formatMessage({ id: "files.link.ends" })}
          hint={intl.formatMessage({ id: "files.link.ends.hint" }, { day: shownLast })}
          min={first}
          max={last}
          value={day}
          onChange={setDay}
          error={
            isTried && !isValid
              ? intl.formatMessage({ id: "files.link.ends.invalid" }, { day: shownLast })
              : undefined
          }
        />
        <ProblemNotice text={error} />
      </div>
    </FormDialog>
  );
}
