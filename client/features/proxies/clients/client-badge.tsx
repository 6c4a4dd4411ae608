import { FormattedMessage } from "react-intl";
import type { ProxyClientStatus } from "../../../schema.generated.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

const TONES: Record<ProxyClientStatus, BadgeTone> = {
  ACTIVE: "good",
  NOT_STARTED: "info",
  OVER_QUOTA: "bad",
  EXPIRED: "off",
  DISABLED: "off",
};

interface ClientBadgeProps {
  status: ProxyClientStatus;
  /** A server has not fetched the configuration since */
  isWaiting?: boolean;
}

export function ClientBadge({ status, isWaiting = false }: ClientBadgeProps) {
  return (
    <span className="block">
      <Badge tone={TONES[status]}>
        <FormattedMessage id={`proxies.client.status.${status}`} />
      </Badge>
      {isWaiting && (
        <span className="mt-1 block text-[0.8125rem] text-ink-3">
          <FormattedMessage id="proxies.client.waiting" />
        </span>
      )}
    </span>
  );
}
