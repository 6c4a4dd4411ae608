import { useMutation } from "@apollo/client/react";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { PendingSend } from "../../../admin/flow/pending-send.tsx";
import { useSends } from "../../../admin/flow/sends.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { useMay } from "../../../platform/session/viewer.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { RetryContactAnswerDocument } from "./contact-request.generated.ts";
import { type MergedRequest, requestAddress, requestTitle, type ThreadEntry } from "./request.ts";

interface RequestThreadProps {
  id: string;
  entries: readonly ThreadEntry[];
  merged: readonly MergedRequest[];
}

/** Answers, notes and merged requests below the message, in order of time. */
export function RequestThread({ id: thread, entries, merged }: RequestThreadProps) {
  const intl = useIntl();
  const written = [...entries, ...merged.flatMap((request) => request.entries)];
  const items = [
    ...written.map((entry) => ({
      id: entry.id,
      at: entry.createdAt,
      item: entry.kind === "NOTE" ? <Note {...entry} /> : <Answer {...entry} />,
    })),
    ...merged.map((request) => ({
      id: request.id,
      at: request.createdAt,
      item: <Merged request={request} />,
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const pending = useSends().pending.filter((send) => send.thread === thread);
  if (!items.length && !pending.length) return null;
  return (
    <ol aria-label={intl.formatMessage({ id: "requests.thread" })} className="mt-7 grid gap-5">
      {items.map(({ id, item }) => (
        <li key={id}>{item}</li>
      ))}
      {pending.map((send) => (
        <li key={send.id}>
          <PendingSend send={send} />
        </li>
      ))}
    </ol>
  );
}

/** What the same person wrote in another request. */
function Merged({ request }: { request: MergedRequest }) {
  const intl = useIntl();
  const locale = useLocale();
  const { id, name, message, createdAt } = request;
  return (
    <article lang={request.locale} className="border-s-2 border-line ps-4">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <bdi className="font-semibold">{name}</bdi>
        <Link to={requestAddress(id)} className="text-primary-strong hover:underline">
          {requestTitle(intl, locale, request)}
        </Link>
        <RelativeTime iso={createdAt} className="text-ink-3" />
      </p>
      <Text content={message} />
    </article>
  );
}

function useAuthorName(author: ThreadEntry["author"]): string {
  const intl = useIntl();
  return author?.displayName ?? intl.formatMessage({ id: "requests.staff" });
}

function Note({ author, content, createdAt }: ThreadEntry) {
  return (
    <article className="rounded-md bg-warn-soft px-4 py-3.5">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <IconLock size={16} aria-hidden="true" className="shrink-0" />
        <span className="font-semibold">
          <FormattedMessage id="requests.note.by" values={{ name: useAuthorName(author) }} />
        </span>
        <RelativeTime iso={createdAt} className="text-ink-2" />
      </p>
      <Text content={content} />
    </article>
  );
}

function Answer({ id, author, content, createdAt, delivery, deliveryError }: ThreadEntry) {
  const name = useAuthorName(author);
  return (
    <article className="flex gap-3.5">
      <Avatar name={name} src={author?.avatar} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-2 text-sm">
          <bdi className="font-semibold">{name}</bdi>
          <RelativeTime iso={createdAt} className="text-ink-3" />
        </p>
        <Text content={content} />
        <Delivery id={id} delivery={delivery} deliveryError={deliveryError} />
      </div>
    </article>
  );
}

const Text = ({ content }: { content: string }) => (
  <p dir="auto" className="mt-1 max-w-[62ch] leading-relaxed whitespace-pre-wrap wrap-anywhere">
    {content}
  </p>
);

/** What became of the mail. */
function Delivery({
  id,
  delivery,
  deliveryError,
}: Pick<ThreadEntry, "id" | "delivery" | "deliveryError">) {
  const intl = useIntl();
  const mayRetry = useMay("contact:answer");
  const [retry, { loading }] = useMutation(RetryContactAnswerDocument);
  if (!delivery) return null;
  const again = async () => {
    try {
      await retry({ variables: { id } });
    } catch (error) {
      failureSnackbar(intl, error);
    }
  };
  const reason = <bdi>{deliveryError}</bdi>;
  if (delivery === "FAILED") {
    return (
      <div role="status" className="mt-2 flex flex-wrap items-center gap-3 text-sm">
        <p className="font-medium text-bad wrap-anywhere">
          <FormattedMessage id="requests.delivery.failed" values={{ reason }} />
        </p>
        {mayRetry && (
          <Button variant="outline" size={36} pending={loading} onClick={() => void again()}>
            <IconRefresh size={17} aria-hidden="true" />
            <FormattedMessage id="requests.delivery.retry" />
          </Button>
        )}
      </div>
    );
  }
  return (
    <p role="status" className="mt-1.5 text-[13px] text-ink-3 wrap-anywhere">
      {delivery === "SENT" ? (
        <FormattedMessage id="requests.delivery.sent" />
      ) : deliveryError ? (
        <FormattedMessage id="requests.delivery.waiting" values={{ reason }} />
      ) : (
        <FormattedMessage id="requests.delivery.queued" />
      )}
    </p>
  );
}
