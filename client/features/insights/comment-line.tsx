import { Avatar } from "../../ui/avatar.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import type { Own } from "./overview.ts";

interface CommentLineProps {
  comment: Own["newest"][number];
  /** The URL of the full comment */
  href?: string | undefined;
}

export function CommentLine({ comment, href }: CommentLineProps) {
  const { name, content, createdAt, member } = comment;
  return (
    <li className="flex gap-3">
      <Avatar name={name} src={member?.avatar} size={36} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3 leading-snug">
          <bdi className="truncate font-semibold">{name}</bdi>
          <RelativeTime iso={createdAt} className="text-[13px] text-ink-3" />
        </div>
        <p className="mt-0.5 line-clamp-2 text-sm text-ink-2">
          {href ? (
            <a href={href} className="hover:underline">
              {content}
            </a>
          ) : (
            content
          )}
        </p>
      </div>
    </li>
  );
}
