import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useAddressQuery } from "../../../platform/use-address-query.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { ScrollArea } from "../../../ui/scroll-area.tsx";
import { ConversationRow } from "./conversation-row.tsx";
import { listIn, listQuery, type ListName, lists } from "./list-address.ts";
import { useConversations } from "./use-conversations.ts";
import { useUnreadCount } from "../folders.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Popover } from "../../../ui/popover.tsx";

const MessageHits = lazyPart(
  async () => (await import("./message-hits.tsx")).MessageHits,
  <div aria-busy="true" className="h-10" />,
);

/** The viewer's conversations, and a button to start a new one. */
export function ListPane() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { leftId } = (state ?? {}) as { leftId?: string };
  const { id: openId } = useParams();
  const [query] = useAddressQuery();
  const list = listIn(query);
  const { name, search } = list;
  const { conversations, error, hasMore, more, retry } = useConversations(list);
  const isAlone = pathname === "/dashboard/chat";
  const Heading = isAlone ? "h1" : "h2";
  const level = isAlone ? "h2" : "h3";
  return (
    <section
      aria-label={intl.formatMessage({ id: "chat.list" })}
      className="flex min-h-0 w-full flex-col border-e border-line @min-[800px]:w-80 @min-[800px]:shrink-0"
    >
      <div className="flex h-[72px] shrink-0 items-center justify-between ps-6 pe-4">
        <Heading className="text-xl font-bold">
          <FormattedMessage id="chat.title" />
        </Heading>
        <span className="flex">
          <ChatSettings />
          <Link
            to={`/dashboard/chat/new${listQuery(list)}`}
            aria-label={intl.formatMessage({ id: "chat.new" })}
            title={intl.formatMessage({ id: "chat.new" })}
            className="grid size-11 place-items-center rounded-md text-ink-2 hover:bg-raised hover:text-ink"
          >
            <IconEdit size={22} aria-hidden="true" />
          </Link>
        </span>
      </div>
      <div className="flex shrink-0 px-4 pb-2.5">
        <SearchField
          label={intl.formatMessage({ id: "chat.search" })}
          value={search}
          onSearch={(text) =>
            void navigate(pathname + listQuery({ name, search: text }), { replace: true })
          }
        />
      </div>
      <ListTabs current={name} />
      <ScrollArea className="flex-1" contentClassName="px-3 pt-2.5 pb-4">
        {!conversations && error && <ListFailure text={problemText(intl, error)} onRetry={retry} />}
        {!conversations && !error && <RowSkeletons />}
        {search && Boolean(conversations?.length) && (
          <ListHeading level={level} id="chat.search.conversations" />
        )}
        {conversations?.length === 0 && !search && (
          <p className="px-3 py-2 text-ink-2">
            <FormattedMessage id={`chat.empty.${name}`} />
          </p>
        )}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
          {conversations?.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === openId}
              isLeft={conversation.id === leftId}
              to={`/dashboard/chat/${conversation.id}${listQuery(list)}`}
            />
          ))}
        </ul>
        {hasMore && <NearEnd key={conversations?.length} onNear={more} />}
        {search && conversations && (
          <MessageHits
            text={search}
            query={listQuery(list)}
            heading={<ListHeading level={level} id="chat.search.messages" />}
            isQuiet={conversations.length > 0}
          />
        )}
      </ScrollArea>
    </section>
  );
}

interface ListHeadingProps {
  level: "h2" | "h3";
  id: "chat.search.conversations" | "chat.search.messages";
}

function ListHeading({ level: Level, id }: ListHeadingProps) {
  return (
    <Level className="px-3 pt-3 pb-1 text-[13px] font-medium text-ink-3">
      <FormattedMessage id={id} />
    </Level>
  );
}

/** At the end of the loaded rows: loads more when it scrolls into view, and again by a button if that fails. */
function NearEnd({ onNear }: { onNear: () => Promise<unknown> }) {
  const intl = useIntl();
  const mark = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<unknown>();
  const near = useEffectEvent(() => void onNear().catch(setFailure));
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: "300px",
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  if (failure === undefined) return <div ref={mark} className="h-px" />;
  return (
    <div className="grid justify-items-start gap-3 px-3 py-3">
      <ProblemNotice text={problemText(intl, failure)} />
      <RetryButton size={36} onRetry={onNear} />
    </div>
  );
}

function RowSkeletons() {
  return (
    <div aria-busy="true" className="grid gap-px">
      {[52, 70, 44, 60, 38, 66].map((width) => (
        <div key={width} className="flex h-[68px] items-center gap-3 px-3">
          <span className="size-11 rounded-full bg-raised" />
          <span className="grid flex-1 gap-2">
            <span className="h-3.5 rounded-sm bg-raised" style={{ width: `${width}%` }} />
            <span className="h-3 w-4/5 rounded-sm bg-raised" />
          </span>
        </div>
      ))}
    </div>
  );
}

/** The folders of the conversation list; each has its own URL. */
function ListTabs({ current }: { current: ListName }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const unread = useUnreadCount();
  return (
    <nav
      aria-label={intl.formatMessage({ id: "chat.lists" })}
      className="relative overflow-x-auto px-4 [scrollbar-width:none] md:px-3"
    >
      <ul className="flex w-max gap-1 md:gap-0.5">
        {lists.map((name) => (
          <li key={name}>
            <Link
              to={pathname + listQuery({ name, search: "" })}
              aria-current={name === current ? "page" : undefined}
              className="inline-flex h-8 items-center gap-1.5 rounded-full px-2 text-[13px] font-semibold whitespace-nowrap text-ink-2 outline-offset-[-2px] hover:bg-raised hover:text-ink aria-current:bg-ink aria-current:text-canvas max-md:h-11 max-md:px-3 max-md:text-sm"
            >
              <FormattedMessage id={`chat.list.${name}`} />
              {name === "unread" && unread > 0 && (
                <span className="font-medium opacity-80">
                  {intl.formatNumber(unread, { format: "count" })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ChatSettingsPanel = lazyPart(
  async () => (await import("./chat-settings-panel.tsx")).ChatSettingsPanel,
  <div aria-busy="true" className="h-64" />,
);

/** A button above the list that opens the settings for all conversations. */
function ChatSettings() {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "chat.settings.all" });
  return (
    <Popover
      label={label}
      align="end"
      className="w-[336px]"
      button={<IconButton icon={IconSettings} label={label} />}
    >
      <ChatSettingsPanel />
    </Popover>
  );
}
