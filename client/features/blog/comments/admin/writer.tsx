import { Avatar } from "../../../../ui/avatar.tsx";
import type { ModeratedComment } from "./moderated-comment.ts";

/** The author of a comment, with the address that only moderators see. */
export function Writer({ comment: { name, email, member } }: { comment: ModeratedComment }) {
  return (
    <span className="flex items-center gap-2.5">
      <Avatar name={name} src={member?.avatar} size={28} />
      <span className="min-w-0 leading-snug">
        <span className="block truncate font-semibold">{name}</span>
        {email && (
          <span className="block truncate text-[0.8125rem] text-ink-3" title={email}>
            {email}
          </span>
        )}
      </span>
    </span>
  );
}
