import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { Notice } from "../../../ui/notice.tsx";
import { serverAddress } from "../proxy-address.ts";
import { ProxyServersDownDocument, type ProxyServersDownQuery } from "./servers.generated.ts";

/** The servers that are down, and whether that is known. */
export function useDownServers() {
  const { data, error } = useQuery(ProxyServersDownDocument, {
    fetchPolicy: "cache-and-network",
    pollInterval: 60_000,
  });
  return { down: data?.proxyServers.nodes ?? [], isKnown: Boolean(data ?? error) };
}

interface DownNoticeProps {
  down: ProxyServersDownQuery["proxyServers"]["nodes"];
}

/** Above the list: which servers are down, and since when. */
export function DownNotice({ down }: DownNoticeProps) {
  const intl = useIntl();
  if (!down.length) return null;
  return (
    <div className="mb-6">
      <Notice tone="bad">
        <ul className="grid gap-2">
          {down.map(({ id, name, statusSince, lastError }) => (
            <li key={id}>
              <p>
                <FormattedMessage
                  id="proxies.down"
                  values={{
                    name: <bdi>{name}</bdi>,
                    at: intl.formatDate(statusSince ?? "", {
                      dateStyle: "medium",
                      timeStyle: "short",
                    }),
                  }}
                />
              </p>
              <p className="text-sm font-normal text-ink-2">
                {lastError && <FormattedMessage id={`proxies.error.${lastError}`} />}{" "}
                <Link
                  to={serverAddress(id)}
                  className="font-semibold text-primary-strong hover:underline"
                >
                  <FormattedMessage id="proxies.down.checks" />
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
