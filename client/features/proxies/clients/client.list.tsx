import IconCalendarPlus from "@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs";
import IconKey from "@tabler/icons-react/dist/esm/icons/IconKey.mjs";
import IconPlayerPlay from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
import IconPlayerStop from "@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { z } from "zod";
import { defineList } from "../../../admin/list/define-list.ts";
import { one } from "../../../admin/list/list-params.ts";
import { RowTitle } from "../../../admin/row-title.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import type { RowOpening } from "../../../ui/table/row-opening.ts";
import { Expiry } from "../expiry.tsx";
import { isWaiting } from "../servers/server-clients.tsx";
import { ExportConfigurationButton } from "../servers/server-tools.tsx";
import { UsedBytes } from "../used-bytes.tsx";
import { ClientBadge } from "./client-badge.tsx";
import { ClientDialog } from "./client-dialog.tsx";
import type { ListedClient } from "./client-form.ts";
import {
  DeleteProxyClientRowsDocument,
  ExtendProxyClientsDocument,
  ProxyClientListDocument,
  PurgeProxyClientRowsDocument,
  ResetProxyClientUsageDocument,
  RestoreProxyClientRowsDocument,
  SetProxyClientsEnabledDocument,
} from "./clients.generated.ts";
import { RotateDialog } from "./rotate-dialog.tsx";

const EXTENSIONS = [30, 90, 365];

const serversOf = ({ assignments }: ListedClient): string[] =>
  assignments.flatMap(({ server }) => (server ? [server.name] : []));

export const clientList = defineList({
  name: "proxy-clients",
  messagePrefix: "proxies.client",
  query: ProxyClientListDocument,
  rows: ({ proxyClients, deletedProxyClients }, tab) =>
    tab === "trash" ? deletedProxyClients : proxyClients,
  nameOf: ({ name }) => name,
  variables: (_, { may }) => ({ seesTrash: may("proxy:write") }),
  poll: 60_000,
  tabs: {
    all: {},
    active: { tone: "good", filter: { status: "ACTIVE" } },
    overQuota: { tone: "bad", filter: { status: "OVER_QUOTA" } },
    notStarted: { tone: "info", filter: { status: "NOT_STARTED" }, onlyWithRows: true },
    expired: { filter: { status: "EXPIRED" } },
    disabled: { filter: { status: "DISABLED" } },
    trash: { may: "proxy:write" },
  },
  counts: ({ proxyClientCounts, trash }) => ({
    ...proxyClientCounts,
    trash: trash?.totalCount ?? 0,
  }),
  subtitle: ({ proxyClientCounts: { all, overQuota } }) => ({ count: all, overQuota }),
  sorts: { name: "NAME", used: "USED", expires: "EXPIRES", seen: "LAST_SEEN" },
  sort: { by: "name", direction: "ascending" },
  filters: { server: one(z.uuid()), quota: one(z.enum(["with", "without"])) },
  filter: ({ filters: { server, quota } }) => ({
    serverId: server[0],
    hasQuota: quota[0] === undefined ? undefined : quota[0] === "with",
  }),
  options: ({ data }, { word }) => ({
    server: (data?.servers.nodes ?? []).map(({ id, name }) => ({ value: id, label: name })),
    quota: ["with", "without"].map((value) => ({ value, label: word(`quota.${value}`) })),
  }),
  columns: ({ custom }) => [
    custom("name", {
      value: ({ name }) => name,
      cell: (client, { opening }) => <ClientName client={client} opening={opening} />,
    }),
    custom("servers", {
      width: "170px",
      from: 1024,
      optional: true,
      value: (client) => serversOf(client).join(", "),
      cell: (client, { intl }) => (
        <bdi className="line-clamp-2 text-ink-2">{intl.formatList(serversOf(client))}</bdi>
      ),
    }),
    custom("used", {
      width: "168px",
      from: 640,
      sort: "descending",
      value: ({ usedBytes }) => usedBytes,
      cell: (client, { intl, word }) => (
        <span className="block">
          <UsedBytes
            used={client.usedBytes}
            quota={client.quotaBytes}
            measuredAt={client.measuredAt}
          />
          {client.nextResetAt && client.quotaBytes !== null && (
            <span className="mt-1 block text-[0.8125rem] text-ink-3">
              {word("resets", {
                date: intl.formatDate(client.nextResetAt, { day: "numeric", month: "long" }),
              })}
            </span>
          )}
        </span>
      ),
    }),
    custom("expires", {
      width: "124px",
      from: 896,
      sort: "ascending",
      value: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => <Expiry iso={expiresAt} />,
    }),
    custom("seen", {
      width: "120px",
      from: 1280,
      optional: true,
      sort: "descending",
      value: ({ lastSeenAt }) => lastSeenAt,
      cell: ({ lastSeenAt }, { word }) =>
        lastSeenAt ? (
          <RelativeTime iso={lastSeenAt} className="text-ink-2" />
        ) : (
          <span className="text-ink-3">{word("never")}</span>
        ),
    }),
    custom("status", {
      width: "150px",
      value: ({ status }, { word }) => word(`status.${status}`),
      cell: (client) => <ClientState client={client} />,
    }),
  ],
  mobileRow: (client, { opening }) => (
    <div className="grid gap-3">
      <ClientName client={client} opening={opening} />
      <UsedBytes used={client.usedBytes} quota={client.quotaBytes} measuredAt={client.measuredAt} />
      <ClientState client={client} />
    </div>
  ),
  head: <ExportConfigurationButton />,
  mayAdd: "proxy:write",
  mayEdit: "proxy:write",
  dialog: ({ row, onClose }) => <ClientDialog row={row} onClose={onClose} />,
  below: (row, onClose) => <RotateDialog client={row} onClose={onClose} />,
  actions: ({ change, item }) => [
    item("rotate", {
      Icon: IconKey,
      may: "proxy:write",
      changes: true,
      press: (_, { openBelow }) => openBelow(),
    }),
    change("extend", {
      Icon: IconCalendarPlus,
      mutation: ExtendProxyClientsDocument,
      variables: (choice) => ({ days: Number(choice) }),
      choices: (_, { word }) =>
        EXTENSIONS.map((days) => ({ value: String(days), label: word("extend.days", { days }) })),
      may: "proxy:write",
    }),
    change("reset", {
      Icon: IconRefresh,
      mutation: ResetProxyClientUsageDocument,
      may: "proxy:write",
      asks: true,
      fits: ({ usedBytes }) => usedBytes > 0,
    }),
    change("disable", {
      Icon: IconPlayerStop,
      mutation: SetProxyClientsEnabledDocument,
      variables: () => ({ enabled: false }),
      may: "proxy:write",
      fits: ({ enabled }) => enabled,
    }),
    change("enable", {
      Icon: IconPlayerPlay,
      mutation: SetProxyClientsEnabledDocument,
      variables: () => ({ enabled: true }),
      may: "proxy:write",
      fits: ({ enabled }) => !enabled,
    }),
    change("delete", {
      Icon: IconTrash,
      mutation: DeleteProxyClientRowsDocument,
      undo: RestoreProxyClientRowsDocument,
      may: "proxy:write",
      danger: true,
      removes: true,
      asks: true,
    }),
  ],
  trash: { restore: RestoreProxyClientRowsDocument, purge: PurgeProxyClientRowsDocument },
});

interface ClientNameProps {
  client: ListedClient;
  opening: RowOpening | undefined;
}

function ClientName({ client: { name, username }, opening }: ClientNameProps) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} size={36} />
      <span className="block min-w-0 leading-snug">
        <RowTitle name={name} opening={opening} />
        <bdi className={`block truncate text-[0.8125rem] text-ink-3 ${opening ? "-mt-2.5" : ""}`}>
          {username}
        </bdi>
      </span>
    </span>
  );
}

function ClientState({ client }: { client: ListedClient }) {
  const isBehind = client.assignments.some(
    ({ server }) => server && isWaiting(client.accessChangedAt, server.exportedAt),
  );
  return <ClientBadge status={client.status} isWaiting={isBehind} />;
}
