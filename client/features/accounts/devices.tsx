import IconDeviceDesktop from "@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs";
import IconDeviceMobile from "@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, useNavigation } from "react-router";
import { Badge } from "../../kit/badge.tsx";
import { Button } from "../../kit/button.tsx";
import { Notice } from "../../kit/notice.tsx";
import { When } from "../../kit/when.tsx";
import type { Outcome } from "./outcome.ts";
import type { Device } from "./read-account.ts";

interface DevicesProps {
  devices: Device[];
  /** The session of this browser */
  here: string | null;
  outcome?: Outcome;
}

/** Where somebody is signed in: this browser first, each other one can be signed out. */
export function Devices({ devices, here, outcome }: DevicesProps) {
  const { state, formData } = useNavigation();
  const ending = state !== "idle" && formData?.get("intent") === "end";
  const inOrder = devices.toSorted((a, b) => Number(b.id === here) - Number(a.id === here));
  return (
    <section aria-labelledby="devices" className="card p-6">
      <h2 id="devices" className="text-lg font-bold">
        <FormattedMessage id="accounts.devices" />
      </h2>
      <p className="mt-1 text-ink-2">
        <FormattedMessage id="accounts.devices.text" />
      </p>
      <div role="status" className="mt-5 empty:hidden">
        {outcome && (
          <Notice tone={outcome.refusal ? "bad" : "good"}>
            <FormattedMessage id={sentenceOf(outcome)} />
          </Notice>
        )}
      </div>
      <ul className="mt-3 divide-y divide-line">
        {inOrder.map((device) => (
          <DeviceRow key={device.id} device={device} isHere={device.id === here} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post" preventScrollReset className="mt-3">
          <input type="hidden" name="intent" value="end" />
          <Button type="submit" variant="outline" pending={ending && !formData?.get("session")}>
            <FormattedMessage id="accounts.devices.endOthers" />
          </Button>
        </Form>
      )}
    </section>
  );
}

function sentenceOf(outcome: Outcome): string {
  if (outcome.refusal) return `accounts.refused.${outcome.refusal.reason}`;
  return outcome.done === "othersEnded" ? "accounts.done.othersEnded" : "accounts.done.ended";
}

function DeviceRow({ device, isHere }: { device: Device; isHere: boolean }) {
  const intl = useIntl();
  const { state, formData } = useNavigation();
  const { id, device: name, network, createdAt, lastHeartbeatAt } = device;
  const isHandheld = /\b(iPhone|iPad|Android)\b/.test(name);
  const Icon = isHandheld ? IconDeviceMobile : IconDeviceDesktop;
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
        <p className="text-sm text-ink-3">
          <FormattedMessage
            id="accounts.device.began"
            values={{ date: <When iso={createdAt} /> }}
          />
          {lastHeartbeatAt && !isHere && (
            <>
              {" · "}
              <FormattedMessage
                id="accounts.device.seen"
                values={{ date: <When iso={lastHeartbeatAt} /> }}
              />
            </>
          )}
          {network && (
            <>
              {" · "}
              <bdi>{network}</bdi>
            </>
          )}
        </p>
      </div>
      {!isHere && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="end" />
          <input type="hidden" name="session" value={id} />
          <Button
            type="submit"
            variant="outline"
            pending={state !== "idle" && formData?.get("session") === id}
            aria-label={intl.formatMessage({ id: "accounts.device.endOf" }, { device: name })}
            className="h-11"
          >
            <FormattedMessage id="accounts.device.end" />
          </Button>
        </Form>
      )}
    </li>
  );
}
