import { FormattedMessage, useIntl } from "react-intl";
import { Card } from "../../../ui/card.tsx";
import { Timeline } from "../../../ui/timeline.tsx";
import type { DetailedServer } from "./server-details.tsx";
import { STATUS_TONES } from "./server-status.tsx";

/** What happened to a server: its changes of status, and when its secrets were set. */
export function ServerHistory({ server }: { server: DetailedServer }) {
  const intl = useIntl();
  const { history, secretSetAt, tokenSetAt } = server;
  const set = (iso: string | null, what: "secret" | "token") =>
    iso === null
      ? []
      : [
          {
            id: what,
            iso,
            tone: "off" as const,
            title: <FormattedMessage id={`proxies.history.${what}`} />,
          },
        ];
  const entries = [
    ...history.map(({ id, at, status, error }) => ({
      id,
      iso: at,
      tone: STATUS_TONES[status],
      title: <FormattedMessage id={`proxies.status.${status}`} />,
      text: error && <FormattedMessage id={`proxies.error.${error}`} />,
    })),
    ...set(secretSetAt, "secret"),
    ...set(tokenSetAt, "token"),
  ].toSorted((a, b) => b.iso.localeCompare(a.iso));
  return (
    <Card title={intl.formatMessage({ id: "proxies.history" })}>
      {entries.length > 0 ? (
        <Timeline isExact entries={entries} />
      ) : (
        <p className="text-ink-2">
          <FormattedMessage id="proxies.history.none" />
        </p>
      )}
      <p className="mt-4 border-t border-line pt-4 text-sm text-ink-3">
        <FormattedMessage id="proxies.history.text" />
      </p>
    </Card>
  );
}
