import { useApolloClient, useQuery, useSubscription } from "@apollo/client/react";
import IconArchive from "@tabler/icons-react/dist/esm/icons/IconArchive.mjs";
import IconInbox from "@tabler/icons-react/dist/esm/icons/IconInbox.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconMailOpened from "@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs";
import IconPaperclip from "@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ListPane } from "../../admin/flow/list-pane.tsx";
import { useKeys } from "../../admin/keys/use-keys.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useMay, useViewer } from "../../platform/session/viewer.tsx";
import type { MailFolder } from "../../schema.generated.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { HueDot } from "../../ui/hue.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { LabelsMenu, useMailLabels } from "./labels-pane.tsx";
import {
  type LabelName,
  mailHref,
  type MailPlace,
  SYSTEM_LABELS,
  VIEWS,
  type ViewName,
} from "./mail-address.ts";
import { type ListedThread, subjectOf, threadName } from "./mail.ts";
import { MailThreadChangedDocument, MailThreadsDocument } from "./mails.generated.ts";
import { ThreadLabelsMenu } from "./thread-labels-menu.tsx";
import { LISTS, MAX_CHOSEN, type ThreadActions, useThreadActions } from "./use-thread-actions.ts";

const PAGE_SIZE = 40;

/** Whether a list has the conversations of a folder. */
function isListed(label: LabelName, folder: MailFolder): boolean {
  if (["inbox", "archive", "spam", "trash"].includes(label)) return SYSTEM_LABELS[label] === folder;
  return folder === "INBOX" || folder === "ARCHIVE";
}

/** The conversations of a list, newest first. */
export function useThreads({ label, labelId, view, q }: MailPlace) {
  const { member } = useViewer();
  const { data, error, refetch, fetchMore } = useQuery(MailThreadsDocument, {
    variables: {
      filter: {
        ...VIEWS[view],
        ...(view === "mine" && { assigneeId: member?.id ?? "" }),
        ...(labelId ? { labelId } : { label: SYSTEM_LABELS[label] }),
        ...(q && { search: q }),
      },
      first: PAGE_SIZE,
    },
  });
  const list = data?.mailThreads;
  return {
    // One that was moved is gone from the pages that are not read again, too.
    rows: list?.nodes.filter(({ folder }) => labelId !== undefined || isListed(label, folder)),
    total: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error,
    refetch,
    more: () => fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
  };
}

interface ThreadsPaneProps {
  place: MailPlace;
  threads: ReturnType<typeof useThreads>;
}

/** The conversations of a list, beside the open one. X chooses, and the head has the tools for what is chosen. */
export function ThreadsPane({ place, threads }: ThreadsPaneProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { may, member } = useViewer();
  const mayWrite = may("mail:send");
  const { rows, total, hasMore, error, refetch, more } = threads;
  const labels = useMailLabels();
  const actions = useThreadActions();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const text = (id: string) => intl.formatMessage({ id });
  useSubscription(MailThreadChangedDocument, {
    ignoreResults: true,
    onData: () => void apollo.refetchQueries({ include: LISTS }),
  });
  const picked = rows?.filter(({ id }) => chosen.has(id)) ?? [];
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id) && next.size < MAX_CHOSEN) next.add(id);
      return next;
    });
  const { open } = place;
  useKeys([
    {
      keys: ["x"],
      text: text("mails.key.choose"),
      press: open ? () => toggle(open) : undefined,
    },
  ]);
  const swept = (thread: ListedThread) => {
    const isAway = thread.folder !== "INBOX";
    return {
      end: {
        label: text(isAway ? "mails.toInbox" : "mails.archive"),
        Icon: isAway ? IconInbox : IconArchive,
        tone: "good" as const,
        act: () => void actions.move([thread], isAway ? "INBOX" : "ARCHIVE"),
      },
      // those in the trash are deleted for good, which asks first
      ...(thread.folder !== "TRASH" && {
        start: {
          label: text("mails.delete"),
          Icon: IconTrash,
          tone: "bad" as const,
          act: () => void actions.move([thread], "TRASH"),
        },
      }),
    };
  };
  const staffLabel = labels.data?.mailLabels.find(({ id }) => id === place.labelId);
  const name = staffLabel?.name ?? text(`mails.label.${place.label}`);
  const unread = labels.data?.unreadMailCounts.inbox ?? 0;
  // an open conversation has the screen's heading
  const Heading = open ? "p" : "h1";
  return (
    <>
      <title>{`${name} · Atelier`}</title>
      <meta name="robots" content="noindex" />
      <ListPane
        label={name}
        title={
          picked.length > 0 ? (
            <ChosenTools
              picked={picked}
              place={place}
              actions={actions}
              onClear={() => setChosen(new Set())}
            />
          ) : (
            <>
              <div className="flex min-h-9 items-center gap-3">
                <div className="min-w-0 flex-1 md:hidden">
                  <LabelsMenu place={place} />
                </div>
                <Heading className="flex min-w-0 flex-1 items-baseline gap-3 max-md:sr-only">
                  <bdi className="truncate text-xl font-extrabold">{name}</bdi>
                  {place.label === "inbox" && !place.labelId && unread > 0 && (
                    <span className="text-sm font-normal whitespace-nowrap text-ink-3">
                      <FormattedMessage id="mails.unread" values={{ count: unread }} />
                    </span>
                  )}
                </Heading>
                <IconButton
                  size={36}
                  icon={IconRefresh}
                  label={text("mails.refresh")}
                  onClick={() => void apollo.refetchQueries({ include: LISTS })}
                />
              </div>
            </>
          )
        }
        search={{
          label: text("mails.search"),
          value: place.q,
          hrefOf: (q) => mailHref({ ...place, q }),
        }}
        filters={(Object.keys(VIEWS) as ViewName[])
          .filter((view) => view !== "mine" || member)
          .map((view) => ({
            id: view,
            label: text(`mails.view.${view}`),
            to: mailHref({ ...place, view }),
            isCurrent: place.view === view,
          }))}
        rows={rows?.map((thread) => ({
          id: thread.id,
          to: mailHref({ ...place, open: thread.id }),
          name: threadName(intl, thread),
          at: thread.lastMailAt,
          isUnread: thread.isUnread,
          mark: <Avatar name={threadName(intl, thread)} size={36} />,
          choice: <Choice thread={thread} isChosen={chosen.has(thread.id)} onToggle={toggle} />,
          note: thread.mailCount > 1 && intl.formatNumber(thread.mailCount),
          title: subjectOf(intl, thread),
          text: thread.snippet,
          foot: hasFoot(thread) && <Foot thread={thread} />,
          swipe: mayWrite ? swept(thread) : undefined,
        }))}
        openId={open}
        empty={place.q ? <NoMatch place={place} list={name} /> : text("mails.empty")}
        more={
          rows && hasMore
            ? {
                count: Math.max(1, total - rows.length),
                onMore: () => void more().catch((cause: unknown) => failureSnackbar(intl, cause)),
              }
            : undefined
        }
        keys={{ next: text("mails.key.next"), previous: text("mails.key.previous") }}
        failure={error && !rows ? { text: problemText(intl, error), onRetry: refetch } : undefined}
      />
    </>
  );
}

/** Nothing of a list is found by its search: where it was looked for, and the ways on. */
function NoMatch({ place, list }: { place: MailPlace; list: string }) {
  const { label, labelId, q } = place;
  const isAll = label === "all" && !labelId && place.view === "all";
  const all = { ...place, label: "all", labelId: undefined, view: "all" } as const;
  return (
    <div className="grid justify-items-center gap-2">
      <span className="mb-1 grid size-14 place-items-center rounded-full bg-raised">
        <IconSearch size={26} aria-hidden="true" />
      </span>
      <p dir="auto" className="text-lg font-bold wrap-anywhere text-ink">
        <FormattedMessage id="mails.noMatch" values={{ q }} />
      </p>
      <p>
        <FormattedMessage id="mails.noMatch.text" values={{ list: <bdi>{list}</bdi> }} />
      </p>
      {!isAll && (
        <ButtonLink variant="outline" to={mailHref(all)} className="mt-2">
          <FormattedMessage id="mails.noMatch.all" />
        </ButtonLink>
      )}
      <ButtonLink variant="plain" to={mailHref({ ...place, q: "" })}>
        <FormattedMessage id="mails.noMatch.clear" />
      </ButtonLink>
    </div>
  );
}

interface ChoiceProps {
  thread: ListedThread;
  isChosen: boolean;
  onToggle(id: string): void;
}

/** In the place of the picture while the pointer is there, and once it is ticked. */
function Choice({ thread, isChosen, onToggle }: ChoiceProps) {
  const intl = useIntl();
  return (
    <label
      className={`grid size-9 place-items-center rounded-full ${
        isChosen
          ? "bg-surface"
          : "opacity-0 hover:bg-surface hover:opacity-100 has-focus-visible:bg-surface has-focus-visible:opacity-100"
      }`}
    >
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={intl.formatMessage({ id: "mails.choose" }, { name: threadName(intl, thread) })}
        onChange={() => onToggle(thread.id)}
        className="size-5 accent-(--p-strong)"
      />
    </label>
  );
}

const hasFoot = (thread: ListedThread): boolean =>
  thread.labels.length > 0 ||
  thread.attachmentCount > 0 ||
  thread.isStarred ||
  thread.draftCount > 0 ||
  thread.failedCount > 0 ||
  thread.assignee !== null;

function Foot({ thread }: { thread: ListedThread }) {
  const intl = useIntl();
  const { labels, attachmentCount, isStarred, draftCount, failedCount, assignee } = thread;
  return (
    <>
      <span className="flex min-w-0 items-center gap-2">
        {draftCount > 0 && (
          <span className="font-medium text-bad">
            <FormattedMessage id="mails.draft" />
          </span>
        )}
        {failedCount > 0 && (
          <span className="font-medium text-bad">
            <FormattedMessage id="mails.failed" />
          </span>
        )}
        {assignee && (
          <>
            <Avatar name={assignee.displayName} src={assignee.avatar} size={20} />
            <bdi className="truncate">{assignee.displayName}</bdi>
          </>
        )}
      </span>
      <span className="flex shrink-0 items-center gap-2">
        {attachmentCount > 0 && (
          <span className="flex items-center gap-0.5">
            <IconPaperclip size={15} aria-hidden="true" />
            <span className="sr-only">
              <FormattedMessage id="mails.files" />
            </span>
            {intl.formatNumber(attachmentCount)}
          </span>
        )}
        {labels.map(({ id, name, hue }) => (
          <span key={id} title={name}>
            <HueDot hue={hue} />
            <span className="sr-only">{name}</span>
          </span>
        ))}
        {isStarred && (
          <>
            <IconStarFilled size={16} aria-hidden="true" className="text-primary-strong" />
            <span className="sr-only">
              <FormattedMessage id="mails.label.starred" />
            </span>
          </>
        )}
      </span>
    </>
  );
}

interface ChosenToolsProps {
  picked: readonly ListedThread[];
  place: MailPlace;
  actions: ThreadActions;
  onClear(): void;
}

/** What is done with all that is chosen. */
function ChosenTools({ picked, place, actions, onClear }: ChosenToolsProps) {
  const intl = useIntl();
  const mayWrite = useMay("mail:send");
  const [erases, setErases] = useState(false);
  const text = (id: string) => intl.formatMessage({ id });
  const isAway = !place.labelId && ["archive", "spam", "trash"].includes(place.label);
  const isTrash = place.label === "trash" && !place.labelId;
  const isUnread = picked.every((thread) => thread.isUnread);
  const isStarred = picked.every((thread) => thread.isStarred);
  const done = (work: Promise<void>) => void work.then(onClear, () => undefined);
  return (
    <div
      role="toolbar"
      aria-label={text("mails.chosen.tools")}
      className="flex min-h-9 items-center"
    >
      <IconButton size={36} icon={IconX} label={text("mails.chosen.clear")} onClick={onClear} />
      <p role="status" className="me-auto px-2 font-bold">
        <FormattedMessage id="mails.chosen" values={{ count: picked.length }} />
      </p>
      <IconButton
        size={36}
        icon={isUnread ? IconMailOpened : IconMail}
        label={text(isUnread ? "mails.markRead" : "mails.markUnread")}
        onClick={() => done(actions.change(picked, { isUnread: !isUnread }))}
      />
      <IconButton
        size={36}
        icon={isStarred ? IconStarFilled : IconStar}
        label={text(isStarred ? "mails.unstar" : "mails.star")}
        onClick={() => done(actions.change(picked, { isStarred: !isStarred }))}
      />
      {mayWrite && (
        <>
          <ThreadLabelsMenu size={36} threads={picked} actions={actions} hasKey={!place.open} />
          <IconButton
            size={36}
            icon={isAway ? IconInbox : IconArchive}
            label={text(isAway ? "mails.toInbox" : "mails.archive")}
            onClick={() => done(actions.move(picked, isAway ? "INBOX" : "ARCHIVE"))}
          />
          <IconButton
            size={36}
            icon={IconTrash}
            label={text(isTrash ? "mails.erase" : "mails.delete")}
            onClick={() => (isTrash ? setErases(true) : done(actions.move(picked, "TRASH")))}
          />
        </>
      )}
      <ConfirmDialog
        open={erases}
        title={intl.formatMessage({ id: "mails.erase.ask" }, { count: picked.length })}
        text={<FormattedMessage id="mails.erase.text" />}
        confirm={text("mails.erase")}
        onClose={() => setErases(false)}
        onConfirm={() => {
          setErases(false);
          done(actions.erase(picked));
        }}
      />
    </div>
  );
}
