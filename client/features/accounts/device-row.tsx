import IconDeviceDesktop from "@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs";
import IconDeviceMobile from "@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs";
import { useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import { MetaLine } from "../../ui/meta-line.tsx";
import type { Device } from "./devices.tsx";

interface DeviceRowProps {
  device: Device;
  isHere: boolean;
  onEnd: () => Promise<unknown>;
}

export function DeviceRow({ device, isHere, onEnd }: DeviceRowProps) {
  const intl = useIntl();
  const [pending, setPending] = useState(false);
  const { network, createdAt, lastHeartbeatAt, expiresAt } = device;
  const name = deviceName(intl, device.device);
  const isHandheld = /\b(iPhone|iPad|Android)\b/.test(device.device);
  const Icon = isHandheld ? IconDeviceMobile : IconDeviceDesktop;
  const end = async () => {
    setPending(true);
    await onEnd();
    setPending(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon size={26} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <bdi>{name}</bdi>
          {isHere && (
            <Badge tone="good">
              <FormattedMessage id="accounts.device.current" />
            </Badge>
          )}
        </p>
        <MetaLine>
          <span>
            <FormattedMessage
              id="accounts.device.began"
              values={{ date: <DateTime iso={createdAt} /> }}
            />
          </span>
          {lastHeartbeatAt && !isHere && (
            <span>
              <FormattedMessage
                id="accounts.device.seen"
                values={{ date: <DateTime iso={lastHeartbeatAt} /> }}
              />
            </span>
          )}
          <span>
            <FormattedMessage
              id="accounts.device.ends"
              values={{ date: <DateTime iso={expiresAt} /> }}
            />
          </span>
          {network && <bdi>{network}</bdi>}
        </MetaLine>
      </div>
      {!isHere && (
        <Button
          variant="outline"
          size={44}
          pending={pending}
          onClick={() => void end()}
          aria-label={intl.formatMessage({ id: "accounts.device.endOf" }, { device: name })}
        >
          <FormattedMessage id="accounts.device.end" />
        </Button>
      )}
    </li>
  );
}

/** What a session is called, in the reader's language: the server names it "Firefox on Linux". */
function deviceName(intl: IntlShape, name: string): string {
  const [browser, system] = name.split(" on ");
  if (browser && system) {
    return intl.formatMessage({ id: "accounts.device.name" }, { browser, system });
  }
  return name === "Another program" ? intl.formatMessage({ id: "accounts.device.other" }) : name;
}
