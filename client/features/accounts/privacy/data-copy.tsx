import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
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
import { CheckboxGroup } from "../../../ui/checkbox-group.tsx";
import { DateTime } from "../../../ui/date-time.tsx";
import { fileSize } from "../../../ui/file-size.ts";
import { useNow } from "../../../ui/use-now.ts";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { Progress } from "../../../ui/progress.tsx";
import type { KeptDataKind } from "../../../schema.generated.ts";
import {
  OwnDataCopyDocument,
  type OwnDataCopyQuery,
  RequestDataCopyDocument,
} from "./data-copy.generated.ts";

/** In the order in which what is stored is listed. */
const ALL_PARTS: KeptDataKind[] = [
  "PROFILE",
  "WRITING",
  "MESSAGES",
  "WORK",
  "FILES",
  "PURCHASES",
  "REQUESTS",
  "NOTIFICATIONS",
  "SESSIONS",
  "ACTIVITY",
];

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
  const [parts, setParts] = useState<string[]>(ALL_PARTS);
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
      {canRequest && (
        <div className={copy ? "mt-5" : ""}>
          <CheckboxGroup
            name="parts"
            label={intl.formatMessage({ id: "accounts.copy.parts" })}
            options={ALL_PARTS.map((part) => ({
              value: part,
              label: intl.formatMessage({ id: `accounts.kept.${part}` }),
            }))}
            value={parts}
            onChange={setParts}
            error={
              parts.length === 0
                ? intl.formatMessage({ id: "accounts.copy.parts.none" })
                : undefined
            }
          />
        </div>
      )}
      <ProblemNotice text={action.error} className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
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
            disabled={parts.length === 0}
            onClick={() =>
              void action.run(() => request({ variables: { parts: parts as KeptDataKind[] } }))
            }
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

function StateText({ copy }: { copy: DataCopy }) {
  const intl = useIntl();
  const { status, parts, createdAt, size, expiresAt } = copy;
  if (status === "MAKING") return <Making copy={copy} />;
  if (status === "FAILED" || !expiresAt) {
    return <FormattedMessage id="accounts.copy.failed" tagName="p" />;
  }
  const values = {
    made: <DateTime iso={createdAt} />,
    until: <DateTime iso={expiresAt} />,
    size: fileSize(intl, size ?? 0),
  };
  const without = ALL_PARTS.filter((part) => !parts.includes(part));
  return (
    <>
      <p>
        <FormattedMessage id="accounts.copy.ready" values={values} />
      </p>
      {without.length > 0 && (
        <p className="mt-1 text-sm text-ink-3">
          <FormattedMessage
            id="accounts.copy.without"
            values={{
              parts: without
                .map((part) => intl.formatMessage({ id: `accounts.kept.${part}` }))
                .join(", "),
            }}
          />
        </p>
      )}
    </>
  );
}

/** Looks for the end as long as it is shown. */
function Making({ copy: { parts, partsDone } }: { copy: DataCopy }) {
  const intl = useIntl();
  useQuery(OwnDataCopyDocument, {
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  return (
    <>
      <Progress
        label={intl.formatMessage(
          { id: "accounts.copy.progress" },
          { done: partsDone, count: parts.length },
        )}
        value={partsDone}
        max={parts.length}
      />
      <p className="mt-3">
        <FormattedMessage id="accounts.copy.making" />
      </p>
    </>
  );
}
