import { useMutation } from "@apollo/client/react";
import IconActivity from "@tabler/icons-react/dist/esm/icons/IconActivity.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconTool from "@tabler/icons-react/dist/esm/icons/IconTool.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router";
import { Panel } from "../../../admin/panel.tsx";
import { TitleRow } from "../../../admin/title-row.tsx";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { AreaChart } from "../../../ui/charts/area-chart.tsx";
import { StatCard } from "../../../ui/charts/stat-card.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { fileSize } from "../../../ui/file-size.ts";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { PROXY_SERVERS } from "../proxy-address.ts";
import { CheckBars } from "./check-bars.tsx";
import { isMissed, OutNotice } from "./out-notice.tsx";
import { ServerClients } from "./server-clients.tsx";
import { ServerConnection, urlOf } from "./server-connection.tsx";
import { ServerDialog } from "./server-dialog.tsx";
import { ServerHistory } from "./server-history.tsx";
import { isCheckable, ServerBadge, StatusFact } from "./server-status.tsx";
import {
  CheckProxyServerDocument,
  type ProxyServerDetailsQuery,
  ProxyServerDetailsDocument,
  SetProxyMaintenanceDocument,
} from "./servers.generated.ts";

export type DetailedServer = ProxyServerDetailsQuery["proxyServer"];

/** A server: whether it answers, how fast, who uses it, and how it is reached. */
export function ServerDetails({ server }: { server: DetailedServer }) {
  const intl = useIntl();
  const { may } = useViewer();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `proxies.detail.${id}` }, values);
  const { lastDay, latencyMs, clientCount, maxClients, recentBytes } = server;
  const hours = server.recentHours.toReversed();
  const latencies = hours.map((hour) => hour.latencyMs);
  const uptime = lastDay.checks ? lastDay.answered / lastDay.checks : undefined;
  return (
    <>
      <TitleRow
        title={server.name}
        back={{ to: PROXY_SERVERS, path: intl.formatMessage({ id: "proxies.server.title" }) }}
        hasWideActions
        actions={<ServerActions server={server} />}
      />
      {isMissed(server) && <OutNotice servers={[server]} isOwnPage />}
      <div className="grid gap-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <ServerBadge status={server.status} />
          <span className="font-medium">
            {server.lastError ? (
              <FormattedMessage id={`proxies.error.${server.lastError}`} />
            ) : (
              <StatusFact server={server} />
            )}
          </span>
          <span className="text-ink-3">
            {server.nextCheckAt
              ? text("interval", { seconds: server.checkIntervalSec ?? 0 })
              : text("noChecks")}
          </span>
        </p>
        <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
          <StatCard
            label={text("up")}
            value={
              uptime === undefined
                ? "–"
                : intl.formatNumber(uptime, { style: "percent", maximumFractionDigits: 2 })
            }
            note={text("up.note", { answered: lastDay.answered, checks: lastDay.checks })}
          />
          <StatCard
            label={text("latency")}
            value={latencyMs === null ? "–" : text("ms", { ms: latencyMs })}
            note={text("latency.note")}
            values={latencies.map((ms) => ms ?? 0)}
          />
          <StatCard
            label={text("clients")}
            value={intl.formatNumber(clientCount)}
            note={maxClients === null ? undefined : text("clients.note", { count: maxClients })}
          />
          <StatCard
            label={text("used")}
            value={recentBytes ? fileSize(intl, recentBytes) : "–"}
            note={text(recentBytes ? "used.note" : "used.none")}
          />
        </div>
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
          <div className="grid min-w-0 gap-6">
            <Card>
              <AreaChart
                title={text("chart")}
                text={text("chart.text")}
                axis={text("hour")}
                labels={hours.map(({ hour }) => ({
                  short: intl.formatDate(hour, { hour: "2-digit", minute: "2-digit" }),
                  long: intl.formatDate(hour, { dateStyle: "medium", timeStyle: "short" }),
                }))}
                series={[{ name: text("latency"), values: latencies }]}
                format={(value) => text("ms", { ms: value })}
              />
              {server.hour.length > 0 && (
                <div className="mt-6 border-t border-line pt-5">
                  <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
                    <span className="font-semibold">{text("checks")}</span>
                    <span className="text-ink-3">{text("hatched")}</span>
                  </p>
                  <CheckBars checks={server.hour} className="h-9" />
                </div>
              )}
            </Card>
            <Panel title={text("clients.title")} text={text("clients.text")}>
              <ServerClients server={server} />
            </Panel>
          </div>
          <div className="grid min-w-0 gap-6">
            <ServerConnection server={server} />
            <ServerHistory server={server} />
          </div>
        </div>
      </div>
      {hash === "#edit" && may("proxy:write") && (
        <ServerDialog row={server} onClose={() => void navigate({ hash: "" }, { replace: true })} />
      )}
    </>
  );
}

function ServerActions({ server }: { server: DetailedServer }) {
  const intl = useIntl();
  const { may } = useViewer();
  const { run, pending, error } = useAction();
  const [check] = useMutation(CheckProxyServerDocument);
  const [maintain] = useMutation(SetProxyMaintenanceDocument);
  const { id } = server;
  const refetchQueries = [ProxyServerDetailsDocument];
  const isOn = server.status === "MAINTENANCE";
  return (
    <>
      <Button
        variant="outline"
        size={44}
        onClick={() =>
          void copyText(urlOf(server)).then((isCopied) =>
            snackbar({
              text: intl.formatMessage({ id: isCopied ? "link.copied" : "link.notCopied" }),
              tone: isCopied ? "good" : "bad",
            }),
          )
        }
      >
        <IconCopy size={19} aria-hidden="true" />
        <FormattedMessage id="proxies.detail.copy" />
      </Button>
      {may("proxy:write") && (
        <>
          <Button
            variant="outline"
            size={44}
            pending={pending}
            onClick={() =>
              void run(() => maintain({ variables: { ids: [id], isOn: !isOn }, refetchQueries }))
            }
          >
            <IconTool size={19} aria-hidden="true" />
            <FormattedMessage
              id={isOn ? "proxies.server.resume.label" : "proxies.server.maintain.label"}
            />
          </Button>
          {isCheckable(server) && (
            <Button
              variant="primary"
              size={44}
              pending={pending}
              onClick={() => void run(() => check({ variables: { id }, refetchQueries }))}
            >
              <IconActivity size={19} aria-hidden="true" />
              <FormattedMessage id="proxies.server.check.label" />
            </Button>
          )}
        </>
      )}
      <ProblemNotice text={error} className="basis-full" />
    </>
  );
}
