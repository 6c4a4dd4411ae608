import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconArchive from "@tabler/icons-react/dist/esm/icons/IconArchive.mjs";
import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconArrowForwardUp from "@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconInbox from "@tabler/icons-react/dist/esm/icons/IconInbox.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconSpy from "@tabler/icons-react/dist/esm/icons/IconSpy.mjs";
import IconStar from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import IconStarFilled from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useApolloClient, useQuery } from "@apollo/client/react";
import type { Icon } from "@tabler/icons-react";
import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale.ts";
import { Workspace, WorkspaceTitle } from "../../admin/flow/workspace.tsx";
import { useKeys } from "../../admin/keys/use-keys.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { AvatarGroup } from "../../ui/avatar-group.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { HueTag } from "../../ui/hue.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuAction } from "../../ui/menu-item.tsx";
import { Menu } from "../../ui/menu.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Select } from "../../ui/select.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { ComposeForm } from "./compose-form.tsx";
import { threadHref } from "./mail-address.ts";
import { MailItem } from "./mail-item.tsx";
import {
  isDraft,
  type OpenMail,
  type OpenThread,
  type Person,
  senderName,
  subjectOf,
  threadName,
} from "./mail.ts";
import {
  CreateMailDraftDocument,
  MailDraftDocument,
  MailStaffDocument,
  MailTimelineDocument,
} from "./mails.generated.ts";
import { type DraftStart, EMPTY_DRAFT, useDraft } from "./use-draft.ts";
import { ThreadLabelsMenu } from "./thread-labels-menu.tsx";
import { LISTS, useThreadActions } from "./use-thread-actions.ts";

/** Where what a conversation began with is shown. */
const sourceHref = ({ contactRequest, application, order, invoice }: OpenThread) => {
  if (contactRequest) return `/dashboard/contact/${contactRequest.id}`;
  if (application?.job) return `/dashboard/jobs/${application.job.id}/applications`;
  if (order) return `/dashboard/e-commerce/orders/${order.id}`;
  return invoice && `/dashboard/invoice/${invoice.id}`;
};

/** Below it, list and conversation are two screens. */
const ON_PHONE = "(max-width: 767px)";

/** How many folded mails stand above the newest; those before them are one row. */
const FOLDED_SHOWN = 3;

interface ThreadViewProps {
  thread: OpenThread;
  /** Otherwise it is another that is shown until the one that was opened is read */
  isReady: boolean;
  panes: Pick<ComponentProps<typeof Workspace>, "list" | "isOpen" | "back">;
  /** The conversations before and after it in the list */
  beside: { previous: string | undefined; next: string | undefined };
  /** What follows in the list, where it goes on after archiving */
  onNext(): void;
  /** Back to the list */
  onLeave(): void;
}

/** The mails of a conversation, the newest open, and the answer. */
export function ThreadView(props: ThreadViewProps) {
  const { thread, isReady, panes, beside, onNext, onLeave } = props;
  const intl = useIntl();
  const locale = useLocale();
  const { may, member } = useViewer();
  const mayWrite = may("mail:send");
  const actions = useThreadActions();
  const mails = thread.mails.filter((mail) => !isDraft(mail));
  const drafts = thread.mails.filter(isDraft);
  const own = drafts.find(({ author }) => author?.id === member?.id);
  const others = drafts.filter((draft) => draft !== own);
  const last = mails.at(-1);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [begun, setStart] = useState<DraftStart>();
  const start = begun?.threadId === thread.id ? begun : undefined;
  const [erases, setErases] = useState(false);
  const [unrolledId, setUnrolled] = useState<string>();
  const onPhone = useMedia(ON_PHONE);
  // one row in place of one mail would save nothing
  const earlier = mails.slice(0, onPhone ? -1 : -1 - FOLDED_SHOWN);
  const isRolled = earlier.length > 1 && unrolledId !== thread.id;
  const text = (id: string) => intl.formatMessage({ id });
  const apollo = useApolloClient();
  const writtenId = start?.id ?? (mayWrite ? own?.id : undefined);

  const read = useEffectEvent(() => {
    if (thread.isUnread && isReady)
      void actions.change([thread], { isUnread: false }).catch(() => undefined);
  });
  useEffect(() => read(), [thread.id, thread.mailCount, isReady]);

  const isOpen = ({ id }: OpenMail) => (id === last?.id ? !folded.has(id) : unfolded.has(id));
  const toggle = (mail: OpenMail) => {
    const change = (before: ReadonlySet<string>) => {
      const next = new Set(before);
      if (!next.delete(mail.id)) next.add(mail.id);
      return next;
    };
    (mail.id === last?.id ? setFolded : setUnfolded)(change);
  };
  const reply = (mail: OpenMail | undefined, toAll = false) => {
    if (mail && !writtenId) setStart(replyTo(thread, mail, toAll));
  };
  const forward = async (mail: OpenMail | undefined) => {
    if (!mail || writtenId) return;
    try {
      const { id: answeredId } = mail;
      const input = { id: crypto.randomUUID(), answeredId, quote: "FORWARD" as const, locale };
      const { data } = await apollo.mutate({
        mutation: CreateMailDraftDocument,
        variables: { input },
      });
      if (!data) return;
      const { thread: _, ...saved } = data.createMailDraft;
      setStart({ id: saved.id, threadId: thread.id, values: EMPTY_DRAFT, saved });
      void apollo.refetchQueries({ include: LISTS });
    } catch (error) {
      failureSnackbar(intl, error);
    }
  };
  const leave = async (work: Promise<void>, go: () => void = onNext) => {
    await work;
    go();
  };
  const isAway = thread.folder !== "INBOX";
  const isSpam = thread.folder === "SPAM";
  const isTrash = thread.folder === "TRASH";
  const star = () => void actions.change([thread], { isStarred: !thread.isStarred });
  const unread = () => void leave(actions.change([thread], { isUnread: true }), onLeave);
  const archive = () => void leave(actions.move([thread], isAway ? "INBOX" : "ARCHIVE"));
  const remove = () => (isTrash ? setErases(true) : void leave(actions.move([thread], "TRASH")));
  const spam = () => void leave(actions.move([thread], isSpam ? "INBOX" : "SPAM"));
  const keys = [
    { keys: ["s"], text: text("mails.star"), press: star },
    { keys: ["u"], text: text("mails.markUnread"), press: unread },
    ...(mayWrite
      ? [
          { keys: ["e"], text: text(isAway ? "mails.toInbox" : "mails.archive"), press: archive },
          { keys: ["#"], text: text(isTrash ? "mails.erase" : "mails.delete"), press: remove },
          { keys: ["!"], text: text(isSpam ? "mails.notSpam" : "mails.spam"), press: spam },
          { keys: ["r"], text: text("mails.reply"), press: () => reply(last) },
          { keys: ["a"], text: text("mails.replyAll"), press: () => reply(last, true) },
          { keys: ["f"], text: text("mails.forward"), press: () => void forward(last) },
        ]
      : []),
  ];
  useKeys(isReady ? keys : []);
  const source = sourceHref(thread);
  const answers = mayWrite && !writtenId && last && (
    <>
      <Button variant="outline" size={44} onClick={() => reply(last)}>
        <IconArrowBackUp size={19} aria-hidden="true" className="rtl:-scale-x-100" />
        <FormattedMessage id="mails.reply" />
      </Button>
      <Button variant="outline" size={44} onClick={() => void forward(last)}>
        <IconArrowForwardUp size={19} aria-hidden="true" className="rtl:-scale-x-100" />
        <FormattedMessage id="mails.forward" />
      </Button>
    </>
  );
  return (
    <Workspace
      {...panes}
      title={
        <WorkspaceTitle
          title={subjectOf(intl, thread)}
          line={
            <FormattedMessage
              id="mails.line"
              values={{ count: thread.mailCount, name: <bdi>{threadName(intl, thread)}</bdi> }}
            />
          }
        />
      }
      actions={
        <div inert={!isReady} className="flex items-center">
          {mayWrite && (
            <>
              <IconButton
                icon={isAway ? IconInbox : IconArchive}
                label={text(isAway ? "mails.toInbox" : "mails.archive")}
                onClick={archive}
              />
              <ThreadLabelsMenu threads={[thread]} actions={actions} hasKey={isReady} />
              <span className="max-sm:hidden">
                <IconButton
                  icon={IconTrash}
                  label={text(isTrash ? "mails.erase" : "mails.delete")}
                  onClick={remove}
                />
              </span>
            </>
          )}
          <span className="max-sm:hidden">
            <IconButton
              icon={thread.isStarred ? IconStarFilled : IconStar}
              label={text(thread.isStarred ? "mails.unstar" : "mails.star")}
              onClick={star}
            />
          </span>
          <span className="flex max-md:hidden">
            <StepLink
              to={beside.previous}
              Icon={IconChevronUp}
              label={text("mails.key.previous")}
            />
            <StepLink to={beside.next} Icon={IconChevronDown} label={text("mails.key.next")} />
          </span>
          <Menu button={<IconButton icon={IconDots} label={text("mails.more")} />}>
            <MenuAction icon={thread.isStarred ? IconStarFilled : IconStar} onSelect={star}>
              <FormattedMessage id={thread.isStarred ? "mails.unstar" : "mails.star"} />
            </MenuAction>
            <MenuAction icon={IconMail} onSelect={unread}>
              <FormattedMessage id="mails.markUnread" />
            </MenuAction>
            {mayWrite && (
              <>
                <MenuAction
                  icon={IconAlertCircle}
                  onSelect={() =>
                    void actions.change([thread], { isImportant: !thread.isImportant })
                  }
                >
                  <FormattedMessage
                    id={thread.isImportant ? "mails.notImportant" : "mails.important"}
                  />
                </MenuAction>
                <MenuAction icon={IconSpy} onSelect={spam}>
                  <FormattedMessage id={isSpam ? "mails.notSpam" : "mails.spam"} />
                </MenuAction>
                <MenuAction icon={IconTrash} danger onSelect={remove}>
                  <FormattedMessage id={isTrash ? "mails.erase" : "mails.delete"} />
                </MenuAction>
              </>
            )}
          </Menu>
        </div>
      }
      main={
        <section inert={!isReady} aria-busy={!isReady}>
          {(source ?? thread.labels.length > 0) && (
            <div className="flex min-h-11 flex-wrap items-center gap-2 border-b border-line bg-canvas px-4 py-1.5 text-sm @min-[720px]:px-6">
              {thread.labels.map(({ id, name, hue }) => (
                <HueTag key={id} hue={hue}>
                  {name}
                </HueTag>
              ))}
              {source && (
                <>
                  <span className="me-auto">
                    <FormattedMessage id={`mails.source.${thread.source}`} />
                  </span>
                  <Link
                    to={source}
                    className="font-semibold text-primary-strong hover:underline pointer-coarse:py-2.5"
                  >
                    <FormattedMessage id={`mails.source.open.${thread.source}`} />
                  </Link>
                </>
              )}
            </div>
          )}
          {isRolled && (
            <button
              type="button"
              aria-expanded={false}
              onClick={() => setUnrolled(thread.id)}
              className="flex min-h-14 w-full items-center gap-3 border-b border-line px-4 text-start text-sm text-ink-2 hover:bg-raised/60 @min-[720px]:px-6"
            >
              <AvatarGroup people={writersOf(intl, earlier)} size={28} />
              <span className="min-w-0 flex-1">
                <FormattedMessage id="mails.earlier" values={{ count: earlier.length }} />
              </span>
              <IconChevronDown size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
            </button>
          )}
          {mails.slice(isRolled ? earlier.length : 0).map((mail) => (
            <MailItem
              key={mail.id}
              mail={mail}
              thread={thread}
              isOpen={isOpen(mail)}
              onToggle={() => toggle(mail)}
              onReply={(toAll) => reply(mail, toAll)}
              onForward={() => void forward(mail)}
              onUndone={() => setStart(undefined)}
            />
          ))}
          {others.map(({ id, author }) => (
            <p key={id} role="status" className="px-4 py-3 text-sm text-ink-3 @min-[720px]:px-6">
              <FormattedMessage
                id="mails.writing"
                values={{ name: <bdi>{author?.displayName ?? text("requests.staff")}</bdi> }}
              />
            </p>
          ))}
          {answers && !onPhone && (
            <div className="flex flex-wrap gap-2 px-4 py-4 @min-[720px]:px-6">{answers}</div>
          )}
          <ConfirmDialog
            open={erases}
            title={intl.formatMessage({ id: "mails.erase.ask" }, { count: 1 })}
            text={<FormattedMessage id="mails.erase.text" />}
            confirm={text("mails.erase")}
            onClose={() => setErases(false)}
            onConfirm={() => {
              setErases(false);
              void leave(actions.erase([thread]));
            }}
          />
        </section>
      }
      composer={
        writtenId && isReady ? (
          <div key={writtenId} className="px-4 py-3 @min-[720px]:px-6">
            {start ? (
              <Answer start={start} thread={thread} onDone={() => setStart(undefined)} />
            ) : (
              <SavedAnswer id={writtenId} thread={thread} onDone={() => setStart(undefined)} />
            )}
          </div>
        ) : (
          answers && onPhone && <div className="flex gap-2.5 px-4 py-3 *:flex-1">{answers}</div>
        )
      }
      details={<ThreadDetails thread={thread} />}
    />
  );
}

/** Whose mails they are, each once. */
function writersOf(intl: IntlShape, mails: readonly OpenMail[]) {
  const writers = mails.map((mail) => ({
    name: senderName(intl, mail),
    avatar: mail.author?.avatar,
  }));
  return [...new Map(writers.map((writer) => [writer.name, writer])).values()];
}

interface StepLinkProps {
  /** None at the end of the list */
  to: string | undefined;
  Icon: Icon;
  label: string;
}

/** To the conversation before or after. */
function StepLink({ to, Icon: Arrow, label }: StepLinkProps) {
  const look = "grid size-9 place-items-center rounded-md text-ink-2";
  if (!to) {
    return (
      <span className={`${look} opacity-40`}>
        <Arrow size={20} aria-hidden="true" />
      </span>
    );
  }
  return (
    <Tooltip text={label}>
      <Link
        to={to}
        replace
        preventScrollReset
        aria-label={label}
        className={`${look} hover:bg-raised hover:text-ink`}
      >
        <Arrow size={20} aria-hidden="true" />
      </Link>
    </Tooltip>
  );
}

interface AnswerProps {
  start: DraftStart;
  thread: OpenThread;
  /** Sent, discarded, or a draft again */
  onDone(): void;
}

function Answer({ start, thread, onDone }: AnswerProps) {
  const draft = useDraft(start);
  return (
    <ComposeForm
      draft={draft}
      isReply
      thread={thread}
      name={thread.name ?? ""}
      onDone={onDone}
      onUndone={onDone}
    />
  );
}

/** Goes on with a draft of the viewer. */
function SavedAnswer({ id, ...rest }: Omit<AnswerProps, "start"> & { id: string }) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(MailDraftDocument, {
    variables: { id },
    fetchPolicy: "network-only",
  });
  if (data) {
    const { thread, ...saved } = data.mail;
    return <Answer {...rest} start={{ id, threadId: thread?.id, values: EMPTY_DRAFT, saved }} />;
  }
  if (error) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
        {problemText(intl, error)}
        <RetryButton onRetry={refetch} />
      </div>
    );
  }
  return <div aria-hidden="true" className="h-40 animate-pulse rounded-md bg-raised" />;
}

/** Who looks after a conversation, and what else there is with the person. */
function ThreadDetails({ thread }: { thread: OpenThread }) {
  const intl = useIntl();
  const { may } = useViewer();
  const mayWrite = may("mail:send");
  const navigate = useNavigate();
  const actions = useThreadActions();
  const staff = useQuery(MailStaffDocument, { skip: !mayWrite });
  const { address } = thread;
  const timeline = useQuery(MailTimelineDocument, {
    variables: { email: address ?? "" },
    skip: !address,
  });
  const entries = timeline.data?.mailTimeline.filter(({ threadId }) => threadId !== thread.id);
  const people = staff.data?.mailStaff ?? (thread.assignee ? [thread.assignee] : []);
  return (
    <div className="grid gap-6 p-5">
      <div>
        <p className="font-bold">
          <bdi>{threadName(intl, thread)}</bdi>
        </p>
        {address && <bdi className="block text-sm wrap-anywhere text-ink-2">{address}</bdi>}
      </div>
      <Select
        name="assignee"
        label={intl.formatMessage({ id: "mails.assignee" })}
        value={thread.assignee?.id ?? ""}
        readOnly={!mayWrite}
        onChange={(id) => void actions.assign([thread], id || null)}
        options={[
          { value: "", label: intl.formatMessage({ id: "mails.nobody" }) },
          ...people.map(({ id, displayName }) => ({ value: id, label: displayName })),
        ]}
      />
      {entries && entries.length > 0 && (
        <div>
          <h2 className="text-sm font-bold">
            <FormattedMessage id="mails.timeline" />
          </h2>
          <ul className="mt-2 grid gap-1">
            {entries.map((entry) => {
              const body = (
                <>
                  <span className="block text-[0.8125rem] text-ink-3">
                    <FormattedMessage id={`mails.timeline.${entry.kind}`} />{" "}
                    <RelativeTime iso={entry.createdAt} />
                  </span>
                  <bdi className="block truncate text-sm font-medium">
                    {subjectOf(intl, { subject: entry.title })}
                  </bdi>
                </>
              );
              return (
                <li key={`${entry.kind} ${entry.id}`}>
                  {entry.threadId ? (
                    <button
                      type="button"
                      onClick={() => void navigate(threadHref(entry.threadId ?? ""))}
                      className="-mx-2 block w-[calc(100%+16px)] rounded-md px-2 py-1.5 text-start hover:bg-raised"
                    >
                      {body}
                    </button>
                  ) : (
                    <div className="py-1.5">{body}</div>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

const answerTo = ({ subject }: OpenMail): string =>
  (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, 255).trim();

/** An answer goes to whom the mail is from, or to whom it went if the site sent it. */
function replyTo(thread: OpenThread, mail: OpenMail, toAll: boolean): DraftStart {
  const isOwn = mail.kind === "OUTGOING";
  const to: readonly Person[] = isOwn ? mail.to : [mail.from];
  const known = new Set([...to.map(({ address }) => address), mail.from.address]);
  const cc = [...(isOwn ? [] : mail.to), ...mail.cc].filter(
    ({ address }) => address && !known.has(address),
  );
  return {
    id: crypto.randomUUID(),
    threadId: thread.id,
    answeredId: mail.id,
    quote: "REPLY",
    values: {
      ...EMPTY_DRAFT,
      to: to.filter(({ address }) => address),
      cc: toAll ? cc : [],
      subject: answerTo(mail),
    },
  };
}
