import { useIntl } from "react-intl";
import { Avatar } from "../../kit/avatar.tsx";
import { ShortWhen } from "../../kit/short-when.tsx";
import { Block } from "./block.tsx";
import type { Comments } from "./overview.ts";

/** As many as fill the place beside a chart */
const shown = 4;

/** What moderators are asked for. */
export function WaitingComments({ newest }: Pick<Comments, "newest">) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `overview.${id}` });
  return (
    <Block
      title={text("waiting")}
      more={{ to: "/dashboard/blog/comments", label: text("waiting.all") }}
      empty={text("waiting.none")}
      isEmpty={newest.length === 0}
    >
      <ul className="grid grid-cols-1 gap-4">
        {newest.slice(0, shown).map(({ id, name, content, createdAt, member }) => (
          <li key={id} className="flex gap-3">
            <Avatar name={name} src={member?.avatar} size={36} />
            <div className="min-w-0 flex-1">
              <div className="flex items-baseline justify-between gap-3 leading-snug">
                <bdi className="truncate font-semibold">{name}</bdi>
                <ShortWhen iso={createdAt} className="text-[13px] text-ink-3" />
              </div>
              <p className="mt-0.5 line-clamp-2 text-sm text-ink-2">{content}</p>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
