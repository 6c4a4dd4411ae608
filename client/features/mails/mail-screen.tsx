import { useQuery } from "@apollo/client/react";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import { type ComponentProps, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { Workspace } from "../../admin/flow/workspace.tsx";
import { KeyHints } from "../../admin/keys/key-caps.tsx";
import { useKeys } from "../../admin/keys/use-keys.ts";
import { problemOf } from "../../platform/apollo/problem.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ListFailure } from "../../ui/list/list-failure.tsx";
import { Scene } from "../../ui/scene.tsx";
import { ComposeWindow, type Composed } from "./compose-window.tsx";
import { FilePicker, type RenderFilePicker } from "./file-picker.tsx";
import { LabelsPane } from "./labels-pane.tsx";
import {
  draftHref,
  type LabelName,
  mailHref,
  type MailPlace,
  useMailPlace,
} from "./mail-address.ts";
import { LastAction, LastActionUndo } from "./last-action.ts";
import { isDraft, type OpenMail } from "./mail.ts";
import { MailThreadDocument } from "./mails.generated.ts";
import { type RenderSavedReplies, SavedReplies } from "./saved-replies.tsx";
import { ThreadView } from "./thread-view.tsx";
import { ThreadsPane, useThreads } from "./threads-pane.tsx";

/** A mail that leaves is followed closely. */
const SENDING_POLL_MS = 3_000;

interface MailScreenProps {
  label: LabelName;
  savedReplies: RenderSavedReplies;
  filePicker: RenderFilePicker;
}

/** The shared inbox: lists and labels, conversations, and the open one. */
export function MailScreen({ label, savedReplies, filePicker }: MailScreenProps) {
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
  const [last] = useState(() => new LastActionUndo());
  useKeys(
    mayWrite
      ? [
          { keys: ["c"], text: text("mails.write"), press: write },
          { keys: ["z"], text: text("mails.key.undo"), press: () => last.takeBack() },
        ]
      : [],
  );
  const rows = threads.rows ?? [];
  const at = rows.findIndex(({ id }) => id === place.open);
  const hrefAt = (index: number) => {
    const row = at < 0 ? undefined : rows[index];
    return row && mailHref({ ...place, open: row.id });
  };
  const goOn = () => {
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
  return (
    <SavedReplies value={may("contact:answer") ? savedReplies : undefined}>
      <FilePicker value={member ? filePicker : undefined}>
        <LastAction value={last}>
          <div className="flex min-h-0 flex-1">
            <LabelsPane place={place} onWrite={write} />
            {place.open ? (
              <OpenConversation
                id={place.open}
                place={place}
                panes={panes}
                beside={{ previous: hrefAt(at - 1), next: hrefAt(at + 1) }}
                onNext={goOn}
                onLeave={() => void navigate(listHref, { replace: true })}
              />
            ) : (
              <Workspace
                {...panes}
                main={
                  <div className="grid h-full place-content-center justify-items-center gap-2 p-6 text-center">
                    <div className="mb-4 w-80 max-w-full">
                      <Scene kind="empty" />
                    </div>
                    <h2 className="text-xl font-bold">
                      <FormattedMessage id="mails.select" />
                    </h2>
                    <p className="text-ink-2">
                      <FormattedMessage id="mails.select.text" />
                    </p>
                    <div className="mt-4 *:justify-center">
                      <KeyHints
                        keys={[
                          { keys: ["j", "k"], text: text("mails.key.steps") },
                          { keys: ["/"], text: text("mails.search") },
                          ...(mayWrite ? [{ keys: ["c"], text: text("mails.write") }] : []),
                          { keys: ["?"], text: text("keys.title") },
                        ]}
                      />
                    </div>
                  </div>
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
        </LastAction>
      </FilePicker>
    </SavedReplies>
  );
}

interface OpenConversationProps {
  id: string;
  place: MailPlace;
  panes: ComponentProps<typeof ThreadView>["panes"];
  beside: ComponentProps<typeof ThreadView>["beside"];
  onNext(): void;
  onLeave(): void;
}

/**
 * A conversation; until it is read the one before stays, so that the list beside it does. A new mail that was not
 * sent is written on in its window.
 */
function OpenConversation({ id, place, panes, beside, onNext, onLeave }: OpenConversationProps) {
  const { may, member } = useViewer();
  const { data, previousData, error, refetch } = useQuery(MailThreadDocument, {
    variables: { id },
    pollInterval: SENDING_POLL_MS,
    skipPollAttempt: (): boolean => document.hidden || !data?.mailThread.mails.some(isLeaving),
  });
  const thread = (data ?? (error ? undefined : previousData))?.mailThread;
  if (thread) {
    const unsent =
      thread.id === id &&
      thread.mailCount === 0 &&
      may("mail:send") &&
      thread.mails.find((mail) => isDraft(mail) && mail.author?.id === member?.id);
    if (unsent) return <Navigate to={draftHref(place, unsent.id)} replace />;
    return (
      <ThreadView
        thread={thread}
        isReady={thread.id === id}
        panes={panes}
        beside={beside}
        onNext={onNext}
        onLeave={onLeave}
      />
    );
  }
  return (
    <Workspace
      {...panes}
      main={
        error ? (
          <NotShown
            error={error}
            onRetry={refetch}
            list={mailHref({ ...place, open: undefined })}
          />
        ) : (
          <div aria-hidden="true" className="grid gap-4 p-6">
            <div className="h-14 animate-pulse rounded-md bg-raised" />
            <div className="h-48 animate-pulse rounded-md bg-raised" />
          </div>
        )
      }
    />
  );
}

const isLeaving = ({ delivery }: OpenMail): boolean => delivery === "QUEUED";

interface NotShownProps {
  error: unknown;
  onRetry(): unknown;
  list: string;
}

/** In the place of a conversation that is missing, or that could not be loaded. */
function NotShown({ error, onRetry, list }: NotShownProps) {
  const intl = useIntl();
  if (problemOf(error).code !== "NOT_FOUND")
    return <ListFailure text={problemText(intl, error)} onRetry={onRetry} />;
  return (
    <div role="alert">
      <Empty
        scene="missing"
        title={intl.formatMessage({ id: "mails.missing.title" })}
        text={intl.formatMessage({ id: "mails.missing.text" })}
        action={
          <ButtonLink variant="outline" to={list}>
            <FormattedMessage id="mails.missing.all" />
          </ButtonLink>
        }
      />
    </div>
  );
}
