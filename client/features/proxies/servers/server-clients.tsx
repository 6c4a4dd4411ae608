import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { ClientBadge } from "../clients/client-badge.tsx";
import { PROXY_CLIENTS } from "../proxy-address.ts";
import { UsedBytes } from "../used-bytes.tsx";
import type { DetailedServer } from "./server-details.tsx";

/** Who may use a server, those first that prefer it. */
export function ServerClients({ server }: { server: DetailedServer }) {
  const intl = useIntl();
  const rows = server.clientAssignments.flatMap(({ id, client }) =>
    client ? [{ id, client }] : [],
  );
  if (!rows.length) {
    return (
      <p className="px-4 py-8 text-center text-ink-3 md:px-6">
        <FormattedMessage id="proxies.detail.clients.none" />
      </p>
    );
  }
  return (
    <ul aria-label={intl.formatMessage({ id: "proxies.detail.clients.title" })}>
      {rows.map(({ id, client }) => (
        <li
          key={id}
          className="grid items-center gap-x-5 gap-y-2 border-b border-line px-4 py-3 last:border-0 sm:grid-cols-[minmax(0,1fr)_180px_150px] md:px-6"
        >
          <span className="min-w-0 leading-snug">
            <Link
              to={`${PROXY_CLIENTS}?q=${encodeURIComponent(client.username)}`}
              className="block truncate font-semibold hover:underline"
            >
              <bdi>{client.name}</bdi>
            </Link>
            <bdi className="block truncate text-[0.8125rem] text-ink-3">{client.username}</bdi>
          </span>
          <UsedBytes
            used={client.usedBytes}
            quota={client.quotaBytes}
            measuredAt={client.measuredAt}
          />
          <ClientBadge
            status={client.status}
            isWaiting={isWaiting(client.accessChangedAt, server.exportedAt)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Whether a server has not learned yet of how the access of a client was changed. */
export const isWaiting = (changedAt: string | null, exportedAt: string | null): boolean =>
  changedAt !== null && (exportedAt === null || exportedAt < changedAt);
