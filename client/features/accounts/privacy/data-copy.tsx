import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { DAY } from "../../../../schema/foundation/durations.ts";
import { download } from "../../../admin/list/download.ts";
import { PanelState } from "../../../admin/panel-state.tsx";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { confirmBefore } from "../../../platform/session/confirm-before.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DateTime } from "../../../ui/date-time.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { useNow } from "../../../ui/use-now.ts";
import { ProblemNotice } from "../../../ui/notice.tsx";
import {
  OwnDataCopyDocument,
  type OwnDataCopyQuery,
  RequestDataCopyDocument,
} from "./data-copy.generated.ts";

type DataCopy = NonNullable<OwnDataCopyQuery["dataCopy"]>;

const POLL_MS = 3_000;

const TONES: Record<DataCopy["status"], BadgeTone> = {
  MAKING: "info",
  READY: "good",
  FAILED: "bad",
};

/** A copy of the user's own data: it is requested, made by the server, and can be downloaded for a week. */
export function OwnDataCopy() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(OwnDataCopyDocument, {
    fetchPolicy: "cache-and-network",
  });
  const text = (id: string) => intl.formatMessage({ id: `accounts.copy.${id}` });
  const copy = data?.dataCopy;
  return (
    <Card
      title={text("title")}
      text={text("text")}
      action={copy && <Badge tone={TONES[copy.status]}>{text(`status.${copy.status}`)}</Badge>}
    >
      {data ? (
        <CopyState copy={copy ?? undefined} />
      ) : (
        <PanelState error={error} onRetry={refetch} />
      )}
    </Card>
  );
}

function CopyState({ copy }: { copy: DataCopy | undefined }) {
  const intl = useIntl();
  const client = useApolloClient();
  const [request] = useMutation(RequestDataCopyDocument, {
    update: (cache, { data }) => {
      if (!data) return;
      const dataCopy = data.requestDataCopy;
      cache.writeQuery({ query: OwnDataCopyDocument, data: { dataCopy } });
    },
  });
  const action = useAction({
    textOf: (cause) =>
      problemOf(cause).code === "RATE_LIMITED"
        ? intl.formatMessage({ id: "accounts.copy.limited" })
        : undefined,
  });
  // in step with the limit of the server: one copy a day
  const next = copy?.status === "READY" ? Date.parse(copy.createdAt) + DAY : 0;
  const now = useNow();
  const canRequest = copy?.status !== "MAKING" && next <= now;
  const { path } = copy ?? {};
  return (
    <>
      <div role="status" className="empty:hidden">
        {copy && <StateText copy={copy} />}
        {next > now && (
          <p className="mt-1 text-sm text-ink-3">
            <FormattedMessage id="accounts.copy.next" />
          </p>
        )}
      </div>
      <ProblemNotice text={action.error} className="mt-4" />
      <div className={`flex flex-wrap gap-3 empty:hidden ${copy ? "mt-4" : ""}`}>
        {path && (
          <Button
            variant="primary"
            size={44}
            onClick={() =>
              void confirmBefore(client).then((isConfirmed) => isConfirmed && download(path))
            }
          >
            <FormattedMessage id="accounts.copy.download" />
          </Button>
        )}
        {canRequest && (
          <Button
            variant="outline"
            size={44}
            pending={action.pending}
            onClick={() => void action.run(() => request())}
          >
            <FormattedMessage
              id={
                copy?.status === "FAILED"
                  ? "accounts.copy.again"
                  : copy
                    ? "accounts.copy.another"
                    : "accounts.copy.request"
              }
            />
          </Button>
        )}
      </div>
    </>
  );
}

function StateText({ copy: { status, createdAt, size, expiresAt } }: { copy: DataCopy }) {
  const intl = useIntl();
  if (status === "MAKING") return <Making />;
  if (status === "FAILED" || !expiresAt) {
    return <FormattedMessage id="accounts.copy.failed" tagName="p" />;
  }
  const values = {
    made: <DateTime iso={createdAt} />,
    until: <DateTime iso={expiresAt} />,
    size: fileSize(intl, size ?? 0),
  };
  return (
    <p>
      <FormattedMessage id="accounts.copy.ready" values={values} />
    </p>
  );
}

/** Looks for the end as long as it is shown. */
function Making() {
  useQuery(OwnDataCopyDocument, {
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  return <FormattedMessage id="accounts.copy.making" tagName="p" />;
}
