import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { PanelState } from "../../admin/panel-state.tsx";
import { Card } from "../../ui/card.tsx";
import { OwnProxyClientsDocument } from "./clients/clients.generated.ts";
import { ClientBadge } from "./clients/client-badge.tsx";
import { urlOf } from "./servers/server-connection.tsx";
import { UsedBytes } from "./used-bytes.tsx";

/** The tab Access of the account: what the member may connect to, and how much of it they have used. */
export function OwnAccess() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(OwnProxyClientsDocument, {
    fetchPolicy: "cache-and-network",
  });
  if (!data) return <PanelState error={error} onRetry={refetch} />;
  const text = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `proxies.access.${id}` }, values);
  const day = (iso: string) => intl.formatDate(iso, { dateStyle: "long" });
  const { nodes } = data.proxyClients;
  if (!nodes.length) {
    return (
      <Card title={text("title")}>
        <p className="text-ink-3">{text("none")}</p>
      </Card>
    );
  }
  return nodes.map((client) => (
    <Card
      key={client.id}
      title={client.name}
      text={text("text")}
      action={<ClientBadge status={client.status} />}
    >
      <dl className="grid gap-3">
        <div className="grid gap-x-6 md:grid-cols-[180px_1fr]">
          <dt className="text-ink-3">{text("username")}</dt>
          <dd>
            <bdi>{client.username}</bdi>
          </dd>
        </div>
        <div className="grid gap-x-6 md:grid-cols-[180px_1fr]">
          <dt className="text-ink-3">{text("used")}</dt>
          <dd className="max-w-80">
            <UsedBytes
              used={client.usedBytes}
              quota={client.quotaBytes}
              measuredAt={client.measuredAt}
            />
            {client.nextResetAt && client.quotaBytes !== null && (
              <span className="mt-1 block text-[0.8125rem] text-ink-3">
                {text("resets", { date: day(client.nextResetAt) })}
              </span>
            )}
          </dd>
        </div>
        <div className="grid gap-x-6 md:grid-cols-[180px_1fr]">
          <dt className="text-ink-3">{text("expires")}</dt>
          <dd>
            {client.expiresAt ? (
              day(client.expiresAt)
            ) : (
              <FormattedMessage id="proxies.expiry.none" />
            )}
          </dd>
        </div>
      </dl>
      <ul className="mt-5 grid gap-3 border-t border-line pt-5">
        {client.assignments.map(
          ({ id, server }) =>
            server && (
              <li key={id} className="grid gap-x-6 gap-y-1 md:grid-cols-[180px_1fr]">
                <bdi className="font-medium">{server.name}</bdi>
                <code dir="ltr" className="text-start font-mono text-[0.8125rem] wrap-anywhere">
                  {urlOf(server)}
                </code>
              </li>
            ),
        )}
      </ul>
    </Card>
  ));
}
