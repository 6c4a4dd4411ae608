import { useQuery } from "@apollo/client/react";
import IconMailOpened from "@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import { type ComponentType, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { Workspace } from "../../admin/flow/workspace.tsx";
import { useKeys } from "../../admin/keys/use-keys.ts";
import { LoadError } from "../../admin/missing.tsx";
import { useViewer } from "../../platform/session/viewer.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ComposeWindow, type Composed } from "./compose-window.tsx";
import { LabelsPane } from "./labels-pane.tsx";
import { draftHref, type LabelName, mailHref, useMailPlace } from "./mail-address.ts";
import { isDraft } from "./mail.ts";
import { MailThreadDocument } from "./mails.generated.ts";
import { SavedReplies, type SavedRepliesProps } from "./saved-replies.ts";
import { ThreadView } from "./thread-view.tsx";
import { ThreadsPane, useThreads } from "./threads-pane.tsx";

/** A mail that leaves is followed closely. */
const SENDING_POLL_MS = 3_000;

interface MailScreenProps {
  label: LabelName;
  savedReplies: ComponentType<SavedRepliesProps>;
}

/** The shared inbox: lists and labels, conversations, and the open one. */
export function MailScreen({ label, savedReplies }: MailScreenProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { may, member } = useViewer();
  const mayWrite = may("mail:send");
  const place = useMailPlace(label);
  const threads = useThreads(place);
  const [params, setParams] = useSearchParams();
  const draftId = params.get("draft") ?? undefined;
  const [fresh, setFresh] = useState<string>();
  const text = (id: string) => intl.formatMessage({ id });
  const { data, error, refetch } = useQuery(MailThreadDocument, {
    variables: { id: place.open ?? "" },
    skip: !place.open,
    pollInterval: SENDING_POLL_MS,
    skipPollAttempt: (): boolean =>
      document.hidden || !data?.mailThread.mails.some(({ delivery }) => delivery === "QUEUED"),
  });
  const thread = place.open ? data?.mailThread : undefined;
  const listHref = mailHref({ ...place, open: undefined });
  const compose = (next: string | undefined) =>
    setParams(
      (before) => {
        if (next) before.set("draft", next);
        else before.delete("draft");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const write = () => {
    const id = crypto.randomUUID();
    setFresh(id);
    compose(id);
  };
  useKeys(mayWrite ? [{ keys: ["c"], text: text("mails.write"), press: write }] : []);
  const goOn = () => {
    const rows = threads.rows ?? [];
    const at = rows.findIndex(({ id }) => id === place.open);
    const next = rows[at + 1] ?? rows[at - 1];
    void navigate(mailHref({ ...place, open: next?.id }), { replace: true });
  };
  const panes = {
    list: <ThreadsPane key={`${place.label} ${place.labelId}`} place={place} threads={threads} />,
    isOpen: place.open !== undefined,
    back: { to: listHref, label: text("mails.back") },
  };
  const composed: Composed | undefined = draftId
    ? { id: draftId, isNew: draftId === fresh }
    : undefined;
  // A new mail that was not sent is written on in its window.
  const unsent =
    thread?.mailCount === 0 &&
    mayWrite &&
    thread.mails.find((mail) => isDraft(mail) && mail.author?.id === member?.id);
  if (unsent) return <Navigate to={draftHref(place, unsent.id)} replace />;
  return (
    <SavedReplies value={may("contact:answer") ? savedReplies : undefined}>
      <div className="flex min-h-0 flex-1">
        <LabelsPane place={place} onWrite={write} />
        {thread ? (
          <ThreadView
            key={thread.id}
            thread={thread}
            panes={panes}
            onNext={goOn}
            onLeave={() => void navigate(listHref, { replace: true })}
          />
        ) : (
          <Workspace
            {...panes}
            main={
              error ? (
                <LoadError
                  error={error}
                  onRetry={refetch}
                  messages="mails.missing"
                  list={listHref}
                />
              ) : place.open ? (
                <div aria-hidden="true" className="grid gap-4 p-6">
                  <div className="h-14 animate-pulse rounded-md bg-raised" />
                  <div className="h-48 animate-pulse rounded-md bg-raised" />
                </div>
              ) : (
                <div className="grid h-full place-content-center justify-items-center gap-3 p-6 text-center text-ink-3">
                  <IconMailOpened size={40} aria-hidden="true" />
                  <p>
                    <FormattedMessage id="mails.select" />
                  </p>
                </div>
              )
            }
          />
        )}
        {mayWrite && !composed && (
          <div className={`fixed end-4 bottom-4 z-30 md:hidden ${place.open ? "hidden" : ""}`}>
            <IconButton
              icon={IconPencil}
              label={text("mails.write")}
              onClick={write}
              className="size-14! rounded-full! bg-primary! text-on-primary! shadow-overlay"
            />
          </div>
        )}
        {composed && mayWrite && (
          <ComposeWindow
            key={composed.id}
            {...composed}
            onClose={() => compose(undefined)}
            onUndone={(id) => {
              setFresh(undefined);
              compose(id);
            }}
          />
        )}
      </div>
    </SavedReplies>
  );
}
