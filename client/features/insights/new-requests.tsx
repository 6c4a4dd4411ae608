import { useIntl } from "react-intl";
import { Link } from "react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { Block } from "./block.tsx";
import type { Requests } from "./overview.ts";

/** Requests of the contact form that nobody works on yet. */
export function NewRequests({ newest }: Pick<Requests, "newest">) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `insights.${id}` });
  return (
    <Block
      title={text("requests")}
      more={{ to: "/dashboard/contact/list", label: text("requests.all") }}
      empty={text("requests.none")}
      isEmpty={newest.length === 0}
    >
      <ul className="grid grid-cols-1 gap-4">
        {newest.map(({ id, name, message, locale, createdAt }) => (
          <li key={id} className="flex gap-3">
            <Avatar name={name} size={36} />
            <div className="min-w-0 flex-1">
              <div className="flex items-baseline justify-between gap-3 leading-snug">
                <bdi className="truncate font-semibold">{name}</bdi>
                <RelativeTime iso={createdAt} className="text-[13px] text-ink-3" />
              </div>
              <p dir="auto" lang={locale} className="mt-0.5 line-clamp-2 text-sm text-ink-2">
                <Link to={`/dashboard/contact/${id}`} className="hover:underline">
                  {message}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
