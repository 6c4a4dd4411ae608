import IconActivity from "@tabler/icons-react/dist/esm/icons/IconActivity.mjs";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconPlayerPlay from "@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs";
import IconTool from "@tabler/icons-react/dist/esm/icons/IconTool.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { z } from "zod";
import { defineList } from "../../../admin/list/define-list.ts";
import { one } from "../../../admin/list/list-params.ts";
import { RowTitle } from "../../../admin/row-title.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { Expiry } from "../expiry.tsx";
import { serverAddress } from "../proxy-address.ts";
import { CheckBars } from "./check-bars.tsx";
import { PROTOCOLS, PURPOSES } from "./server-form.ts";
import { isCheckable, type ListedServer, ServerBadge, StatusFact } from "./server-status.tsx";
import { ServerTools } from "./server-tools.tsx";
import {
  CheckProxyServerDocument,
  DeleteProxyServerRowsDocument,
  ProxyServerListDocument,
  PurgeProxyServerRowsDocument,
  RestoreProxyServerRowsDocument,
  SetProxyMaintenanceDocument,
} from "./servers.generated.ts";

const placeOf = ({ city, country }: ListedServer, locale: string): string => {
  const name = country && new Intl.DisplayNames(locale, { type: "region" }).of(country);
  return [city, name].filter(Boolean).join(", ");
};

export const serverList = defineList({
  name: "proxy-servers",
  messagePrefix: "proxies.server",
  query: ProxyServerListDocument,
  rows: ({ proxyServers, deletedProxyServers }, tab) =>
    tab === "trash" ? deletedProxyServers : proxyServers,
  nameOf: ({ name }) => name,
  variables: (_, { may }) => ({ seesTrash: may("proxy:write") }),
  poll: 60_000,
  tabs: {
    all: {},
    up: { tone: "good", filter: { status: "UP" } },
    degraded: { tone: "warn", filter: { status: "DEGRADED" } },
    down: { tone: "bad", filter: { status: "DOWN" } },
    maintenance: { tone: "info", filter: { status: "MAINTENANCE" } },
    unknown: { filter: { status: "UNKNOWN" } },
    trash: { may: "proxy:write" },
  },
  counts: ({ proxyServerCounts, trash }) => ({
    ...proxyServerCounts,
    trash: trash?.totalCount ?? 0,
  }),
  subtitle: ({ proxyServerCounts: { all, down, degraded } }) => ({ count: all, down, degraded }),
  sorts: { name: "NAME", expires: "EXPIRES" },
  sort: { by: "name", direction: "ascending" },
  filters: { protocol: one(z.enum(PROTOCOLS)), purpose: one(z.enum(PURPOSES)) },
  filter: ({ filters: { protocol, purpose } }) => ({
    protocol: PROTOCOLS.find((each) => each === protocol[0]),
    purpose: PURPOSES.find((each) => each === purpose[0]),
  }),
  options: (_, { intl }) => ({
    protocol: PROTOCOLS.map((value) => ({
      value,
      label: intl.formatMessage({ id: `proxies.protocol.${value}` }),
    })),
    purpose: PURPOSES.map((value) => ({
      value,
      label: intl.formatMessage({ id: `proxies.purpose.${value}` }),
    })),
  }),
  columns: ({ custom }) => [
    custom("name", {
      value: ({ name }) => name,
      cell: ({ name, host, port }, { opening }) => (
        <span className="block min-w-0 leading-snug">
          <RowTitle name={name} opening={opening} />
          <bdi className="-mt-2.5 block truncate text-[0.8125rem] text-ink-3">{`${host}:${port}`}</bdi>
        </span>
      ),
    }),
    custom("protocol", {
      width: "124px",
      from: 1024,
      optional: true,
      value: ({ protocol }, { intl }) => intl.formatMessage({ id: `proxies.protocol.${protocol}` }),
      cell: ({ protocol, purpose }, { intl }) => (
        <span className="block leading-snug">
          {intl.formatMessage({ id: `proxies.protocol.${protocol}` })}
          <span className="block text-[0.8125rem] text-ink-3">
            {intl.formatMessage({ id: `proxies.purpose.${purpose}` })}
          </span>
        </span>
      ),
    }),
    custom("place", {
      width: "140px",
      from: 1280,
      optional: true,
      value: (server, { locale }) => placeOf(server, locale),
      cell: (server, { locale }) => (
        <bdi className="line-clamp-2 text-ink-2">{placeOf(server, locale)}</bdi>
      ),
    }),
    custom("status", {
      width: "226px",
      from: 640,
      value: ({ status }, { intl }) => intl.formatMessage({ id: `proxies.status.${status}` }),
      cell: (server) => <StatusCell server={server} />,
    }),
    custom("clients", {
      width: "84px",
      from: 896,
      value: ({ clientCount }) => clientCount,
      cell: ({ clientCount, maxClients }, { intl, word }) => (
        <span className="block leading-snug">
          {intl.formatNumber(clientCount)}
          {maxClients !== null && (
            <span className="block text-[0.8125rem] text-ink-3">
              {word("clients.of", { count: maxClients })}
            </span>
          )}
        </span>
      ),
    }),
    custom("usage", {
      width: "110px",
      from: 1280,
      optional: true,
      value: ({ recentBytes }) => recentBytes,
      cell: ({ recentBytes }, { intl, word }) =>
        recentBytes ? (
          <span className="text-ink-2">{fileSize(intl, recentBytes)}</span>
        ) : (
          <span className="text-ink-3">{word("usage.none")}</span>
        ),
    }),
    custom("expires", {
      width: "124px",
      from: 896,
      sort: "ascending",
      value: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => <Expiry iso={expiresAt} />,
    }),
  ],
  mobileRow: (server, { opening }) => (
    <div className="grid gap-2.5">
      <span className="block min-w-0 leading-snug">
        <RowTitle name={server.name} opening={opening} />
        <bdi className="-mt-2.5 block truncate text-[0.8125rem] text-ink-3">
          {`${server.host}:${server.port}`}
        </bdi>
      </span>
      <StatusCell server={server} />
    </div>
  ),
  head: <ServerTools />,
  opens: ({ id }) => serverAddress(id),
  actions: ({ item, each, change }) => [
    item("open", { Icon: IconEye, to: ({ id }) => serverAddress(id) }),
    item("edit", {
      Icon: IconEdit,
      may: "proxy:write",
      changes: true,
      to: ({ id }) => `${serverAddress(id)}#edit`,
    }),
    each("check", {
      Icon: IconActivity,
      mutation: CheckProxyServerDocument,
      may: "proxy:write",
      fits: isCheckable,
    }),
    change("maintain", {
      Icon: IconTool,
      mutation: SetProxyMaintenanceDocument,
      variables: () => ({ isOn: true }),
      may: "proxy:write",
      fits: ({ status }) => status !== "MAINTENANCE",
    }),
    change("resume", {
      Icon: IconPlayerPlay,
      mutation: SetProxyMaintenanceDocument,
      variables: () => ({ isOn: false }),
      may: "proxy:write",
      fits: ({ status }) => status === "MAINTENANCE",
    }),
    change("delete", {
      Icon: IconTrash,
      mutation: DeleteProxyServerRowsDocument,
      undo: RestoreProxyServerRowsDocument,
      may: "proxy:write",
      danger: true,
      removes: true,
      asks: true,
    }),
  ],
  trash: { restore: RestoreProxyServerRowsDocument, purge: PurgeProxyServerRowsDocument },
});

/** Badge and fact, with the last checks beside them. */
function StatusCell({ server }: { server: ListedServer }) {
  return (
    <span className="flex items-end justify-between gap-3">
      <span className="block min-w-0">
        <ServerBadge status={server.status} />
        <span className="mt-1 block text-[0.8125rem] text-ink-3">
          <StatusFact server={server} />
        </span>
      </span>
      <span className="w-19 shrink-0">
        <CheckBars checks={server.recentChecks} />
      </span>
    </span>
  );
}
