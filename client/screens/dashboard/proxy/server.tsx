import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { DocumentLoadError } from "../../../admin/document/document-load-error.tsx";
import { DocumentLoading } from "../../../admin/document/document-loading.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { PROXY_SERVERS } from "../../../features/proxies/proxy-address.ts";
import { ServerDetails } from "../../../features/proxies/servers/server-details.tsx";
import { ProxyServerDetailsDocument } from "../../../features/proxies/servers/servers.generated.ts";
import type { Route } from "./+types/server";

export default function ProxyServerScreen({ params: { id } }: Route.ComponentProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(ProxyServerDetailsDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    pollInterval: 60_000,
  });
  if (data) return <ServerDetails key={id} server={data.proxyServer} />;
  const title = intl.formatMessage({ id: "proxies.server.title" });
  return (
    <>
      <TitleRow title={title} back={{ to: PROXY_SERVERS, path: title }} />
      {error ? (
        <DocumentLoadError
          messagePrefix="proxies.server"
          list={PROXY_SERVERS}
          error={error}
          onRetry={refetch}
        />
      ) : (
        <DocumentLoading />
      )}
    </>
  );
}
