import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { Notice } from "../../../ui/notice.tsx";
import { PROXY_CLIENTS, serverAddress } from "../proxy-address.ts";
import { isReady } from "./server-status.tsx";
import {
  type OutProxyServerFragment,
  ProxyClientsOfOutDocument,
  type ProxyClientsOfOutQuery,
  ProxyServersOutDocument,
} from "./servers.generated.ts";

const POLL_MS = 60_000;

type Client = ProxyClientsOfOutQuery["proxyClients"]["nodes"][number];

/** Whether clients do without a server: one that is disabled and has none is nobody's concern. */
export const isMissed = ({ status, enabled, clientCount }: OutProxyServerFragment): boolean =>
  status === "DOWN" || (enabled === false && clientCount > 0);

/** The servers that clients do without, and whether they and their clients are known. */
export function useOutServers() {
  const { data, error } = useQuery(ProxyServersOutDocument, {
    fetchPolicy: "cache-and-network",
    pollInterval: POLL_MS,
  });
  const servers = (data?.proxyServers.nodes ?? []).filter(isMissed);
  const clients = useClientsOf(servers);
  return { servers, isKnown: Boolean(data ?? error) && clients.isKnown };
}

function useClientsOf(servers: readonly OutProxyServerFragment[]) {
  const ids = servers.map(({ id }) => id);
  const { data, error } = useQuery(ProxyClientsOfOutDocument, {
    variables: { ids },
    skip: !ids.length,
    fetchPolicy: "cache-and-network",
    pollInterval: POLL_MS,
  });
  return { data, isKnown: !ids.length || Boolean(data ?? error) };
}

interface OutNoticeProps {
  servers: readonly OutProxyServerFragment[];
  /** On the page of a server itself */
  isOwnPage?: boolean;
}

/** On top: which servers are down or disabled, since when, who knows, and which servers their clients use instead. */
export function OutNotice({ servers, isOwnPage = false }: OutNoticeProps) {
  const intl = useIntl();
  const { data, isKnown } = useClientsOf(servers);
  if (!servers.length || !isKnown) return null;
  return (
    <div className="mb-6">
      <Notice tone="bad">
        <ul className="grid gap-3">
          {servers.map((server) => {
            const { id, name, status, statusSince, lastError, notified } = server;
            const isDown = status === "DOWN";
            const at =
              statusSince &&
              intl.formatDate(statusSince, { dateStyle: "medium", timeStyle: "short" });
            const text = isDown ? "down" : at ? "out.disabled" : "out.off";
            return (
              <li key={id}>
                <p>
                  <FormattedMessage
                    id={`proxies.${text}`}
                    values={{ name: <bdi>{name}</bdi>, at }}
                  />
                </p>
                <div className="text-sm font-normal text-ink-2">
                  <p className="flex flex-wrap gap-x-3">
                    {isDown && lastError && (
                      <span>
                        <FormattedMessage id={`proxies.error.${lastError}`} />
                      </span>
                    )}
                    {isDown && notified.length > 0 && (
                      <span>
                        <FormattedMessage
                          id="proxies.out.notified"
                          values={{
                            names: intl.formatList(notified.map(({ displayName }) => displayName)),
                          }}
                        />
                      </span>
                    )}
                    {isDown && !isOwnPage && (
                      <Link to={serverAddress(id)} className={LINK}>
                        <FormattedMessage id="proxies.down.checks" />
                      </Link>
                    )}
                    {!isWhole(data) && (
                      <Link to={`${PROXY_CLIENTS}?server=${id}`} className={LINK}>
                        <FormattedMessage id="proxies.detail.clients" />
                      </Link>
                    )}
                  </p>
                  {data && isWhole(data) && <Elsewhere clients={clientsOf(id, data)} />}
                </div>
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}

const LINK = "font-semibold text-primary-strong hover:underline";

/** More than these would be guessed at. */
const isWhole = (data: ProxyClientsOfOutQuery | undefined): boolean =>
  !data || data.proxyClients.totalCount <= data.proxyClients.nodes.length;

const clientsOf = (id: string, { proxyClients }: ProxyClientsOfOutQuery): Client[] =>
  proxyClients.nodes.filter(({ assignments }) =>
    assignments.some(({ server }) => server?.id === id),
  );

/** Where clients go: the first of their servers that is ready. Those without one can be given one. */
function Elsewhere({ clients }: { clients: readonly Client[] }) {
  const intl = useIntl();
  const ways = clients.map((client) => ({
    client,
    to: client.assignments.flatMap(({ server }) => server ?? []).find(isReady),
  }));
  const served = ways.flatMap(({ to }) => to?.name ?? []);
  const left = ways.filter(({ to }) => !to);
  return (
    <>
      {served.length > 0 && (
        <p>
          <FormattedMessage
            id="proxies.out.instead"
            values={{ count: served.length, servers: intl.formatList([...new Set(served)]) }}
          />
        </p>
      )}
      {left.length > 0 && (
        <p>
          <FormattedMessage id="proxies.out.left" values={{ count: left.length }} />{" "}
          {left.map(({ client: { id, name, username } }, place) => (
            <span key={id}>
              {place > 0 && ", "}
              <Link
                to={`${PROXY_CLIENTS}?q=${encodeURIComponent(username)}`}
                className={LINK}
                aria-label={intl.formatMessage({ id: "proxies.out.assign.to" }, { name })}
              >
                <bdi>{name}</bdi>
              </Link>
            </span>
          ))}
          {". "}
          <FormattedMessage id="proxies.out.assign" />
        </p>
      )}
    </>
  );
}
