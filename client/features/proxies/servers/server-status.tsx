import { FormattedMessage, useIntl } from "react-intl";
import type { ProxyServerStatus } from "../../../schema.generated.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { useNow } from "../../../ui/use-now.ts";
import type { ListedProxyServerFragment } from "./servers.generated.ts";

export type ListedServer = ListedProxyServerFragment;

export const STATUS_TONES: Record<ProxyServerStatus, BadgeTone> = {
  UP: "good",
  DEGRADED: "warn",
  DOWN: "bad",
  MAINTENANCE: "info",
  UNKNOWN: "off",
};

const DAY_MS = 24 * 60 * 60 * 1_000;

type Shown = Pick<
  ListedServer,
  | "status"
  | "statusSince"
  | "latencyMs"
  | "lastError"
  | "enabled"
  | "expiresAt"
  | "protocol"
  | "maintenanceUntil"
>;

export function ServerBadge({ status }: Pick<ListedServer, "status">) {
  return (
    <Badge tone={STATUS_TONES[status]}>
      <FormattedMessage id={`proxies.status.${status}`} />
    </Badge>
  );
}

/** What follows from a status: the latency, since when, until when, or why there are no checks. */
export function StatusFact({ server }: { server: Shown }) {
  const intl = useIntl();
  const now = useNow();
  const { status, statusSince, latencyMs, maintenanceUntil } = server;
  const at = (iso: string) =>
    Math.abs(now - Date.parse(iso)) < DAY_MS
      ? intl.formatTime(iso)
      : intl.formatDate(iso, { day: "numeric", month: "short" });
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `proxies.fact.${id}` }, values);
  switch (status) {
    case "DOWN":
      return (
        <span className="text-bad">{statusSince && text("since", { at: at(statusSince) })}</span>
      );
    case "MAINTENANCE":
      return <>{maintenanceUntil && text("until", { at: at(maintenanceUntil) })}</>;
    case "UNKNOWN":
      return <>{text(reasonOf(server))}</>;
    default:
      return <>{latencyMs !== null && text("latency", { ms: latencyMs })}</>;
  }
}

/** Whether clients can use it, as far as that is known: of what cannot be checked nothing else is. */
export const isReady = (
  server: Pick<Shown, "status" | "enabled" | "expiresAt" | "protocol">,
): boolean => {
  const { status } = server;
  const reason = reasonOf(server);
  if (reason === "unchecked") return status !== "MAINTENANCE";
  return reason === "waiting" && (status === "UP" || status === "DEGRADED");
};

/** Whether it can be checked at all. */
export const isCheckable = (server: Shown): boolean => reasonOf(server) === "waiting";

/** Why nothing is known of a server. */
function reasonOf({
  enabled,
  expiresAt,
  protocol,
}: Pick<Shown, "enabled" | "expiresAt" | "protocol">): string {
  if (!enabled) return "disabled";
  if (expiresAt && Date.parse(expiresAt) <= Date.now()) return "expired";
  return protocol === "WIREGUARD" ? "unchecked" : "waiting";
}
