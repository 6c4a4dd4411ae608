import { useQuery } from "@apollo/client/react";
import IconLinkOff from "@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { FlowSearch } from "../../../admin/flow/flow-search.tsx";
import { MobileRows } from "../../../admin/list/mobile-rows.tsx";
import { pagesOf } from "../../../admin/list/pages-of.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import type { FileLinkState } from "../../../schema.generated.ts";
import { Empty } from "../../../ui/empty.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { NoMatch } from "../../../ui/list/no-match.tsx";
import { SelectionBar } from "../../../ui/list/selection-bar.tsx";
import { StatusTabs } from "../../../ui/list/status-tabs.tsx";
import { MenuAction } from "../../../ui/menu-item.tsx";
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
import { EditLink } from "./edit-link.tsx";
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
  const navigate = useNavigate();
  const [edited, setEdited] = useState<ShownLink>();
  const { stop, stopAll, reopen } = useLinkActions();
  const { data, error, refetch } = useQuery(FileLinksDocument, {
    variables: {
      state: state.state ? STATES[state.state] : null,
      search: state.q || null,
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
      id: "for",
      header: text("files.link.for"),
      from: 896,
      cell: ({ label }) => <bdi className="block truncate">{label}</bdi>,
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
    `${state.state} ${state.q}`,
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
      <MenuAction icon={IconPencil} onSelect={() => setEdited(link)}>
        <FormattedMessage id="files.link.edit" />
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
          to: filesUrl({ place: "links", state: id === "all" ? undefined : id, q: state.q }),
          ...(id === (state.state ?? "all") && data && { count: total }),
        }))}
      />
      <div className="px-6 pt-4 pb-3 max-md:px-4">
        <FlowSearch
          label={text("files.links.search")}
          value={state.q}
          hrefOf={(q) => filesUrl({ ...state, q, page: 1 })}
          className="max-w-96"
        />
      </div>
      {!data ? (
        error ? (
          <ListFailure text={problemText(intl, error)} onRetry={refetch} />
        ) : (
          <SkeletonRows count={4} columns={columns} />
        )
      ) : rows.length === 0 && state.q ? (
        <NoMatch onClear={() => void navigate(filesUrl({ ...state, q: "", page: 1 }))} />
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
              {link.label && <bdi className="block truncate text-sm text-ink-2">{link.label}</bdi>}
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
      {edited && <EditLink link={edited} now={now} onClose={() => setEdited(undefined)} />}
    </>
  );
}
