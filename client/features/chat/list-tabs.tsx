import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router";
import { UnreadConversationsDocument } from "../../dashboard/unread.generated.ts";
import { type ListName, listQuery, lists } from "./list-address.ts";

/** Which of one's conversations are listed; each an address of its own. */
export function ListTabs({ current }: { current: ListName }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { data } = useQuery(UnreadConversationsDocument, { fetchPolicy: "cache-first" });
  const unread = data?.unreadConversationCount ?? 0;
  return (
    <nav
      aria-label={intl.formatMessage({ id: "chat.lists" })}
      className="relative overflow-x-auto px-4 [scrollbar-width:none]"
    >
      <ul className="flex w-max gap-1">
        {lists.map((name) => (
          <li key={name}>
            <Link
              to={pathname + listQuery({ name, search: "" })}
              aria-current={name === current ? "page" : undefined}
              className="inline-flex h-8 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold whitespace-nowrap text-ink-2 outline-offset-[-2px] hover:bg-raised hover:text-ink aria-[current]:bg-ink aria-[current]:text-canvas max-md:h-11 max-md:px-3"
            >
              <FormattedMessage id={`chat.list.${name}`} />
              {name === "unread" && unread > 0 && (
                <span className="font-medium opacity-80">{intl.formatNumber(unread)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
