import { useMutation } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../platform/apollo/problem.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ProblemNotice } from "../../ui/notice.tsx";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import {
  DevicesDocument,
  type DevicesQuery,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
} from "./account.generated.ts";
import { DeviceRow } from "./device-row.tsx";

export type Device = DevicesQuery["sessions"]["nodes"][number];

interface DevicesProps {
  devices: Device[];
  /** The session of this browser */
  here: string | null;
}

/** The browsers where the user is signed in: this one first, each other one can be signed out. */
export function Devices({ devices, here }: DevicesProps) {
  const intl = useIntl();
  const rereadThread = { refetchQueries: [DevicesDocument], awaitRefetchQueries: true };
  const done = (id: string) => () =>
    snackbar({ text: intl.formatMessage({ id: `accounts.done.${id}` }), tone: "good" });
  const [end, ending] = useMutation(RevokeSessionDocument, {
    ...rereadThread,
    onCompleted: done("ended"),
  });
  const [endOthers, endingOthers] = useMutation(RevokeOtherSessionsDocument, {
    ...rereadThread,
    onCompleted: done("othersEnded"),
  });
  const inOrder = devices.toSorted((a, b) => Number(b.id === here) - Number(a.id === here));
  const error = ending.error ?? endingOthers.error;
  // A session that has already ended is no failure.
  const failed = error !== undefined && problemOf(error).code !== "NOT_FOUND";
  return (
    <Card
      title={intl.formatMessage({ id: "accounts.devices" })}
      text={intl.formatMessage({ id: "accounts.devices.text" })}
    >
      <ProblemNotice text={failed && problemText(intl, error)} />
      <ul
        aria-label={intl.formatMessage({ id: "accounts.devices" })}
        className="divide-y divide-line"
      >
        {inOrder.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isHere={device.id === here}
            // A failure is shown above.
            onEnd={() => end({ variables: { id: device.id } }).catch(() => {})}
          />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          variant="outline"
          size={44}
          pending={endingOthers.loading}
          onClick={() => void endOthers().catch(() => {})}
          className="mt-3"
        >
          <FormattedMessage id="accounts.devices.endOthers" />
        </Button>
      )}
    </Card>
  );
}
