import { useMutation, useQuery } from "@apollo/client/react";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconArrowForwardUp from "@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useMay } from "../../platform/session/viewer.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuAction } from "../../ui/menu-item.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { FileFacts } from "./file-facts.tsx";
import { MailFrame } from "./mail-frame.tsx";
import {
  type MailContent,
  type OpenMail,
  type OpenThread,
  type Person,
  personName,
  senderName,
  splitQuote,
  textOfMail,
} from "./mail.ts";
import { MailContentDocument, RetryMailDocument, UndoSendMailDocument } from "./mails.generated.ts";
import { LISTS } from "./use-thread-actions.ts";

interface MailItemProps {
  mail: OpenMail;
  thread: OpenThread;
  isOpen: boolean;
  onToggle(): void;
  onReply(toAll: boolean): void;
  onForward(): void;
  /** It is a draft again */
  onUndone(id: string): void;
}

/** One mail of a conversation: a row, or all of it. */
export function MailItem(props: MailItemProps) {
  const { mail, isOpen, onToggle } = props;
  const intl = useIntl();
  const name = senderName(intl, mail);
  const avatar = <Avatar name={name} src={mail.author?.avatar} size={36} />;
  if (!isOpen) {
    return (
      <button
        type="button"
        aria-expanded={false}
        onClick={onToggle}
        className="flex min-h-14 w-full items-center gap-3 border-b border-line px-4 text-start hover:bg-raised/60 @min-[720px]:px-6"
      >
        {avatar}
        <bdi className="shrink-0 font-semibold">{name}</bdi>
        <span dir="auto" className="min-w-0 flex-1 truncate text-sm text-ink-2">
          {mail.snippet}
        </span>
        <RelativeTime iso={mail.createdAt} className="shrink-0 text-[0.8125rem] text-ink-3" />
      </button>
    );
  }
  return <OpenMailItem {...props} name={name} avatar={avatar} />;
}

function OpenMailItem(props: MailItemProps & { name: string; avatar: ReactNode }) {
  const { mail, thread, onToggle, onReply, onForward, name, avatar } = props;
  const intl = useIntl();
  const mayWrite = useMay("mail:send");
  const text = (id: string) => intl.formatMessage({ id });
  const { data, error, refetch } = useQuery(MailContentDocument, { variables: { id: mail.id } });
  const content = data?.mail;
  const several = mail.to.length + mail.cc.length > 1;
  return (
    <article
      aria-label={intl.formatMessage({ id: "mails.by" }, { name })}
      className="border-b border-line px-4 py-4 @min-[720px]:px-6"
    >
      <header className="flex items-start gap-3">
        {avatar}
        <div className="min-w-0 flex-1 leading-snug">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <bdi className="font-semibold">{name}</bdi>
            {mail.from.address && mail.from.address !== name && (
              <bdi className="truncate text-sm text-ink-3">{mail.from.address}</bdi>
            )}
          </p>
          <Recipients mail={mail} bcc={content?.bcc ?? []} />
        </div>
        <button
          type="button"
          aria-expanded
          onClick={onToggle}
          className="flex h-9 items-center rounded-md px-2 text-[0.8125rem] whitespace-nowrap text-ink-3 hover:bg-raised pointer-coarse:h-11"
        >
          <span className="sr-only">{text("mails.fold")}</span>{" "}
          <RelativeTime iso={mail.createdAt} />
        </button>
        {mayWrite && !content?.isAutomatic && (
          <IconButton
            size={36}
            icon={IconArrowBackUp}
            label={text("mails.reply")}
            onClick={() => onReply(false)}
            className="max-sm:hidden rtl:[&_svg]:-scale-x-100"
          />
        )}
        {(mayWrite || content?.rawUrl) && (
          <Menu button={<IconButton size={36} icon={IconDots} label={text("mails.more")} />}>
            {mayWrite && (
              <>
                <MenuAction icon={IconArrowBackUp} onSelect={() => onReply(false)}>
                  <FormattedMessage id="mails.reply" />
                </MenuAction>
                {several && (
                  <MenuAction icon={IconArrowBackUp} onSelect={() => onReply(true)}>
                    <FormattedMessage id="mails.replyAll" />
                  </MenuAction>
                )}
                <MenuAction icon={IconArrowForwardUp} onSelect={onForward}>
                  <FormattedMessage id="mails.forward" />
                </MenuAction>
              </>
            )}
            {content?.rawUrl && (
              <MenuAction
                icon={IconDownload}
                onSelect={() => {
                  location.assign(content.rawUrl ?? "");
                }}
              >
                <FormattedMessage id="mails.source" />
              </MenuAction>
            )}
          </Menu>
        )}
      </header>
      <div className="mt-3 grid gap-3 @min-[720px]:ps-12">
        {content ? (
          <Content content={content} mail={mail} thread={thread} name={name} />
        ) : error ? (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
            {problemText(intl, error)}
            <RetryButton onRetry={refetch} />
          </div>
        ) : (
          <div aria-hidden="true" className="h-20 animate-pulse rounded-md bg-raised" />
        )}
        <Delivery {...props} bounces={content?.bounces ?? []} />
      </div>
    </article>
  );
}

interface ContentProps {
  content: MailContent;
  mail: OpenMail;
  thread: OpenThread;
  name: string;
}

/** The text of a mail, what is to be known about it, and its files. */
function Content({ content, mail, thread, name }: ContentProps) {
  const intl = useIntl();
  return (
    <>
      {content.isNewSender && (
        <Notice tone="warn">
          <FormattedMessage
            id="mails.newSender"
            values={{ address: <bdi>{mail.from.address}</bdi> }}
          />
        </Notice>
      )}
      {content.isAutomatic && (
        <p className="text-[0.8125rem] text-ink-3">
          <FormattedMessage id="mails.automatic" />
        </p>
      )}
      {content.isUnreadable ? (
        <Notice tone="warn">
          <FormattedMessage id="mails.unreadable" />
        </Notice>
      ) : content.html ? (
        <div>
          <MailFrame
            title={intl.formatMessage({ id: "mails.by" }, { name })}
            src={content.bodyUrl}
            hasRemotePictures={content.hasRemotePictures}
          />
        </div>
      ) : isLinked(mail, thread) ? (
        <p className="text-[0.8125rem] text-ink-3">
          <FormattedMessage id="mails.linked" />
        </p>
      ) : (
        <PlainText text={textOfMail(content, thread)} />
      )}
      <Attachments content={content} />
    </>
  );
}

/** The mails about an order or an invoice have secret links, which staff do not read. */
const isLinked = ({ kind, author }: OpenMail, { source }: OpenThread): boolean =>
  kind === "OUTGOING" && !author && (source === "ORDER" || source === "INVOICE");

const PLAIN = "max-w-[62ch] leading-relaxed whitespace-pre-wrap wrap-anywhere";

/** A text without markup; what it ends with of an earlier mail is folded. */
function PlainText({ text }: { text: string }) {
  const intl = useIntl();
  const { own, quoted } = splitQuote(text);
  return (
    <>
      <p dir="auto" className={PLAIN}>
        {own}
      </p>
      {quoted && (
        <details>
          <summary
            aria-label={intl.formatMessage({ id: "mails.quote" })}
            title={intl.formatMessage({ id: "mails.quote" })}
            className="inline-flex h-6 w-11 cursor-pointer list-none items-center justify-center rounded-full bg-raised hover:bg-line pointer-coarse:h-11"
          >
            …
          </summary>
          <p dir="auto" className={`mt-2 text-ink-2 ${PLAIN}`}>
            {quoted}
          </p>
        </details>
      )}
    </>
  );
}

interface RecipientsProps {
  mail: OpenMail;
  bcc: readonly Person[];
}

function Recipients({ mail: { to, cc }, bcc }: RecipientsProps) {
  const intl = useIntl();
  const list = (people: readonly Person[]) =>
    intl.formatList(people.map((person) => personName(intl, person)));
  return (
    <p className="text-[0.8125rem] text-ink-3 wrap-anywhere">
      <FormattedMessage id="mails.to" values={{ names: <bdi>{list(to)}</bdi> }} />
      {cc.length > 0 && (
        <>
          {" · "}
          <FormattedMessage id="mails.cc" values={{ names: <bdi>{list(cc)}</bdi> }} />
        </>
      )}
      {bcc.length > 0 && (
        <>
          {" · "}
          <FormattedMessage id="mails.bcc" values={{ names: <bdi>{list(bcc)}</bdi> }} />
        </>
      )}
    </p>
  );
}

function Attachments({ content: { attachments, html } }: { content: MailContent }) {
  const intl = useIntl();
  const files = attachments.filter(({ isInline }) => !isInline || !html);
  if (!files.length) return null;
  return (
    <ul aria-label={intl.formatMessage({ id: "mails.files" })} className="flex flex-wrap gap-2">
      {files.map(({ id, name, size, path }) => (
        <li key={id} className="max-w-full min-w-0">
          <a
            href={path}
            download
            className="flex max-w-80 items-center gap-2.5 rounded-md border border-line py-2 ps-2 pe-4 text-sm hover:border-control"
          >
            <FileFacts name={name} size={size} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What became of a mail that the site sends. */
function Delivery({ mail, onUndone, bounces }: MailItemProps & Pick<MailContent, "bounces">) {
  const intl = useIntl();
  const mayWrite = useMay("mail:send");
  const options = { refetchQueries: LISTS, awaitRefetchQueries: true };
  const [retry, retrying] = useMutation(RetryMailDocument, options);
  const [undo, undoing] = useMutation(UndoSendMailDocument, options);
  const { id, delivery, deliveryError, scheduledAt } = mail;
  const attempt = async (run: () => Promise<unknown>) => {
    try {
      await run();
    } catch (error) {
      failureSnackbar(intl, error);
    }
  };
  const reason = <bdi>{deliveryError}</bdi>;
  return (
    <>
      {bounces.map(({ address, reason: cause, status }) => (
        <p
          key={address}
          role="status"
          className="flex items-start gap-2 text-sm font-medium text-bad wrap-anywhere"
        >
          <IconAlertTriangle size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span>
            <FormattedMessage
              id="mails.bounced"
              values={{ address: <bdi>{address}</bdi>, reason: <bdi>{cause ?? status}</bdi> }}
            />
          </span>
        </p>
      ))}
      {delivery === "FAILED" && (
        <div role="status" className="flex flex-wrap items-center gap-3 text-sm">
          <p className="font-medium text-bad wrap-anywhere">
            <FormattedMessage id="requests.delivery.failed" values={{ reason }} />
          </p>
          {mayWrite && (
            <Button
              variant="outline"
              size={36}
              pending={retrying.loading}
              onClick={() => void attempt(() => retry({ variables: { id } }))}
            >
              <IconRefresh size={17} aria-hidden="true" />
              <FormattedMessage id="requests.delivery.retry" />
            </Button>
          )}
        </div>
      )}
      {(delivery === "QUEUED" || delivery === "DEFERRED") && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-3 text-[0.8125rem] text-ink-3"
        >
          <p className="wrap-anywhere">
            {deliveryError ? (
              <FormattedMessage id="requests.delivery.waiting" values={{ reason }} />
            ) : scheduledAt ? (
              <FormattedMessage
                id="mails.scheduled"
                values={{
                  time: intl.formatDate(scheduledAt, { dateStyle: "long", timeStyle: "short" }),
                }}
              />
            ) : (
              <FormattedMessage id="requests.delivery.queued" />
            )}
          </p>
          {mayWrite && scheduledAt && (
            <Button
              variant="outline"
              size={36}
              pending={undoing.loading}
              onClick={() =>
                void attempt(async () => {
                  await undo({ variables: { id } });
                  onUndone(id);
                })
              }
            >
              <FormattedMessage id="mails.backToDraft" />
            </Button>
          )}
        </div>
      )}
      {delivery === "SENT" && bounces.length === 0 && (
        <p role="status" className="text-[0.8125rem] text-ink-3">
          <FormattedMessage id="requests.delivery.sent" />
        </p>
      )}
    </>
  );
}
